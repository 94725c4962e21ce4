import { expect, test } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, removeAccounts } from './support/edit-backend';
import { enter, expectNoOverflow } from './support/edit-page';
import { keepParts, partOf, savePart } from './support/edit-parts';
import { asAdmin } from './support/forms-backend';
import { isTo, waitForMail } from './support/mail';
import { backendUrl } from './support/stack';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  [admin, editor] = [await EditSession.create('admin'), await EditSession.create('editor')];
});
keepParts(() => admin);
test.afterAll(removeAccounts);

const part = 'site-info';
const subTitleOf = async () =>
  (
    (await (await fetch(`${backendUrl}/api/GetApplicationModel`)).json()) as {
      data: { siteInfo: { subTitle: string } };
    }
  ).data.siteInfo.subTitle;

/** A change of the top bar that an editor asks to be published. */
async function requested(subTitle: string) {
  expect((await savePart(editor, part, { subTitle })).status).toBe(200);
  const { revision } = await partOf(editor, part);
  const answer = await editor.post('RequestPublish', { part, revision, note: 'Alt başlık yenilendi.' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { revision, id: (answer.body.data as { request: { id: string } }).request.id };
}

for (const width of [1440, 390]) {
  test(`an editor asks for the publication of the top bar, and it is returned, asked again and approved, at ${width} px`, async ({
    browser,
  }) => {
    const subTitle = `Baraj ve tünel ${width}`;
    const mine = await enter(browser, editor, '/edit/about', width);
    await mine.page
      .getByRole('button', { name: /^Üst şerit ve iletişim: Düzenle/ })
      .first()
      .click();
    const asking = mine.page.getByRole('dialog', { name: 'Üst şerit ve iletişim' });
    await asking.getByRole('textbox', { name: 'Alt başlık', exact: true }).fill(subTitle);
    await asking.getByRole('button', { name: 'Kaydet' }).click();
    await expect(asking.getByText('Kaydedildi')).toBeVisible();
    await asking.getByRole('button', { name: 'Yayın iste' }).click();
    await expect(asking).toContainText('Yayımlanacak olan: Değişti: Alt başlık');
    await asking.getByLabel('Yöneticiye not').fill(`Sloganı değiştirdim <b>, ${width}.`);
    await asking.getByRole('button', { name: 'Yayın iste' }).last().click();
    await expect(asking).toContainText('Yayın istendi. Yanıtı burada');
    const asked = await waitForMail((mail) => isTo(admin.email)(mail) && mail.text?.includes(`<b>, ${width}.`));
    expect(asked.text).toContain(`${editor.name} “Üst şerit ve iletişim” taslağının yayımlanmasını istiyor.`);

    // The first page of the admin and the mail lead to the part with its request.
    const theirs = await enter(browser, admin, '/edit#part:site-info', width);
    const answering = theirs.page.getByRole('dialog', { name: 'Üst şerit ve iletişim' });
    await expect(answering).toContainText(`Sloganı değiştirdim <b>, ${width}.`);
    await theirs.page.screenshot({ path: test.info().outputPath(`part-request-${width}.png`) });
    expect(await barriersIn(theirs.page, '[role="dialog"]')).toEqual([]);
    await expectNoOverflow(answering);
    await answering.getByLabel('Editöre yanıt').fill(`Kısaltın, ${width}.`);
    await answering.getByRole('button', { name: 'Geri gönder' }).click();
    await expect(answering).toContainText('İstek geri gönderildi');
    const returned = await waitForMail(
      (mail) => isTo(editor.email)(mail) && mail.text?.includes(`Kısaltın, ${width}.`),
    );
    expect(returned.text).toContain(`${admin.name} yayın isteğinizi geri gönderdi: “Üst şerit ve iletişim”.`);

    await mine.page.reload();
    await mine.page
      .getByRole('button', { name: /^Üst şerit ve iletişim: Düzenle/ })
      .first()
      .click();
    await expect(asking).toContainText(`Kısaltın, ${width}.`);
    await asking.getByRole('button', { name: 'Yayın iste' }).click();
    await expect(asking).toContainText('Yayın istendi. Yanıtı burada');
    await theirs.page.goto('/edit#part:site-info');
    await theirs.page.reload();
    await theirs.page
      .getByRole('button', { name: /^Üst şerit ve iletişim: Düzenle, Yayın istendi/ })
      .first()
      .click();
    await answering.getByRole('button', { name: 'Onayla ve yayımla' }).click();
    await expect.poll(subTitleOf).toBe(subTitle);
    await mine.context.close();
    await theirs.context.close();
  });

  test(`an older version of the top bar is compared with its draft, at ${width} px`, async ({ browser }) => {
    expect((await savePart(editor, part, { subTitle: 'Zeminbilim' })).status).toBe(200);
    const { page, context } = await enter(browser, editor, '/edit/about', width);
    await page
      .getByRole('button', { name: /^Üst şerit ve iletişim: Düzenle/ })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: 'Üst şerit ve iletişim' });
    await panel.getByRole('button', { name: 'Sürümler' }).click();
    const button = page.getByRole('button', { name: /^Karşılaştır: / });
    // Its word is on one line, also beside a version with many changes.
    const entry = panel.getByRole('listitem').filter({ has: button }).first();
    const compare = entry.getByRole('button', { name: /^Karşılaştır: / });
    await entry.locator('.note').evaluate((note) => note.append(', değişti: Alt başlık, Telefon, E-posta, Adres'));
    expect((await compare.boundingBox())?.height).toBeLessThan(48);
    await expectNoOverflow(panel);
    await compare.click();
    const dialog = page.getByRole('dialog', { name: 'Sürüm karşılaştırması' });
    await expect(dialog.getByRole('listitem')).toContainText('Zeminbilim');
    await expectNoOverflow(dialog);
    expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`compare-part-${width}.png`) });
    await dialog.getByRole('button', { name: 'Kapat' }).click();
    await expect(dialog).toBeHidden();
    await context.close();
  });
}

test('an administrator finds the request on the first page of the admin', async ({ page }) => {
  await requested('Listede');
  const cookies = { 'payload-token': admin.adminCookie, 'payload-lng': 'tr' };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: backendUrl })));
  await page.goto(`${backendUrl}/admin`);
  const link = page.locator('a[href$="/edit#part:site-info"]');
  await expect(link).toHaveText('Üst şerit ve iletişim');
  await expect(page.getByRole('listitem').filter({ has: link })).toContainText('Alt başlık yenilendi.');
});

test('the requested revision is not published over a newer one, and only administrators answer', async () => {
  const { id, revision } = await requested('İlk hâli');
  const before = await subTitleOf();
  const body = { part, id, revision, answer: 'x' };
  for (const action of ['approve', 'return']) {
    expect(await editor.post('AnswerRequest', { ...body, action })).toMatchObject({ status: 403 });
  }
  expect((await savePart(editor, part, { subTitle: 'Sonraki hâli' })).status).toBe(200);
  expect(await admin.post('AnswerRequest', { ...body, action: 'approve' })).toMatchObject({ status: 409 });
  expect(await subTitleOf()).toBe(before);
  expect((await editor.post('AnswerRequest', { ...body, action: 'withdraw' })).status).toBe(200);
  expect(await admin.post('AnswerRequest', { ...body, action: 'approve' })).toMatchObject({ status: 409 });
  const unknown = await editor.post('RequestPublish', { part: 'brand', revision, note: '' });
  expect(unknown.status).toBe(404);
});

test('a publication in the admin answers the request too, and then there is nothing to ask for', async () => {
  await requested('Yönetimde yayımlanan');
  expect((await asAdmin(`globals/${part}`, 'POST', { _status: 'published' })).status).toBe(200);
  const { requests } = (await editor.get('PublishRequests', { part })).body.data as { requests: { state: string }[] };
  expect(requests[0]).toMatchObject({ state: 'approved' });
  const { revision } = await partOf(editor, part);
  expect(await editor.post('RequestPublish', { part, revision, note: '' })).toMatchObject({ status: 400 });
});
