import { expect, type Page, test } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { enter, expectNoOverflow } from './support/edit-page';
import { isTo, mailsWhere, waitForMail } from './support/mail';
import { asAdmin } from './support/forms-backend';
import { publicTitle, requested, requestOf, saveTitle } from './support/publication-requests';
import { backendUrl } from './support/stack';

let admin: EditSession;
let editor: EditSession;

test.beforeAll(async () => {
  [admin, editor] = [await EditSession.create('admin'), await EditSession.create('editor')];
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const bar = (page: Page) => page.getByRole('region', { name: 'Düzenleme durumu' });
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });
/** As when somebody comes back to the tab: the others’ news arrives. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

for (const width of [1440, 390]) {
  test(`an editor asks, an administrator returns, the editor asks again, and it is published, at ${width} px`, async ({
    browser,
  }) => {
    const { pageKey } = await newPage();
    await saveTitle(editor, pageKey, 'İlk hâli');
    const mine = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    await expect(bar(mine.page).getByRole('button', { name: 'Yayımla' })).toHaveCount(0);
    await bar(mine.page).getByRole('button', { name: 'Yayın iste' }).click();
    const asking = panelOf(mine.page, 'Yayın iste');
    await expect(asking).toContainText('1 bölüm değişti: Sayfa başlığı');
    await asking.getByLabel('Yöneticiye not').fill('Başlığı değiştirdim <b>.');
    await asking.getByRole('button', { name: 'Yayın iste' }).click();
    await expect(bar(mine.page)).toContainText('Yayın istendi. Yanıtı burada');
    await expect(bar(mine.page).getByRole('button', { name: 'Yayın istendi' })).toBeVisible();
    const asked = await waitForMail((mail) => isTo(admin.email)(mail) && mail.text?.includes(`/page/${pageKey}`));
    expect(asked.text).toContain(`${editor.name} “Deneme sayfası” sayfasının yayımlanmasını istiyor.`);
    expect(asked.html).toContain('Başlığı değiştirdim &lt;b&gt;.');

    // The mail leads to the request.
    const theirs = await enter(browser, admin, `/edit/page/${pageKey}#request`, width);
    const answering = panelOf(theirs.page, 'Yayın istekleri');
    await expect(answering).toContainText('Başlığı değiştirdim <b>.');
    await theirs.page.screenshot({ path: test.info().outputPath(`request-${width}.png`) });
    expect(await barriersIn(theirs.page, '[role="dialog"]')).toEqual([]);
    await expectNoOverflow(answering);
    await answering.getByRole('button', { name: 'Geri gönder' }).click();
    await expect(answering.getByText('Neyin düzeltilmesi gerektiğini yazın.')).toBeVisible();
    await answering.getByLabel('Editöre yanıt').fill('Başlık çok kısa.');
    await answering.getByRole('button', { name: 'Geri gönder' }).click();
    await expect(bar(theirs.page)).toContainText('İstek geri gönderildi');
    expect(await publicTitle(pageKey)).toBe('Başlık');

    await comeBack(mine.page);
    await expect(bar(mine.page).getByRole('button', { name: 'Yayın isteğiniz geri döndü' })).toBeVisible();
    await expect(asking).toContainText('Başlık çok kısa.');
    const returned = await waitForMail((mail) => isTo(editor.email)(mail) && mail.text?.includes(`/page/${pageKey}`));
    expect(returned.text).toContain('Başlık çok kısa.');
    await mine.page.screenshot({ path: test.info().outputPath(`returned-${width}.png`) });

    await asking.getByRole('button', { name: 'Yayın iste' }).click();
    await expect(bar(mine.page).getByRole('button', { name: 'Yayın istendi' })).toBeVisible();
    await comeBack(theirs.page);
    await expect(bar(theirs.page).getByRole('button', { name: `${editor.name} yayın istiyor` })).toBeVisible();
    const approve = answering.getByRole('button', { name: 'Onayla ve yayımla' });
    await answering.getByLabel('Editöre yanıt').fill('Oldu.');
    await approve.click();
    // Warnings are shown once, as with every publication.
    const check = panelOf(theirs.page, 'Yayın denetimi');
    await expect(check).toBeVisible();
    await check.getByRole('button', { name: 'Yayımla' }).click();
    await expect(
      bar(theirs.page)
        .getByText(/^Yayında/)
        .first(),
    ).toBeVisible({ timeout: 20_000 });
    expect(await publicTitle(pageKey)).toBe('İlk hâli');
    expect(await requestOf(editor, pageKey)).toMatchObject({ state: 'approved', answer: 'Oldu.' });
    await comeBack(mine.page);
    await expect(asking).toContainText(`${admin.name} onayladı ve yayımladı`);
    await mine.context.close();
    await theirs.context.close();
  });
}

test('a page that changed since the request: the administrator is told, and publishes what was seen', async ({
  browser,
}) => {
  const { pageKey } = await requested(editor);
  await saveTitle(editor, pageKey, 'Sonraki hâli');
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}#request`);
  const panel = panelOf(page, 'Yayın istekleri');
  await expect(panel).toContainText('Sayfa bu istekten sonra değişti. 1 bölüm değişti: Sayfa başlığı');
  let asked = '';
  page.on('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });
  await panel.getByRole('button', { name: 'Son hâliyle yayımla' }).click();
  await panelOf(page, 'Yayın denetimi').getByRole('button', { name: 'Yayımla' }).click();
  await expect.poll(() => publicTitle(pageKey)).toBe('Sonraki hâli');
  expect(asked).toContain('şu anki hâli yayımlanacak');
  const mail = await waitForMail((each) => isTo(editor.email)(each) && each.text?.includes(`/page/${pageKey}`));
  expect(mail.text).toContain('Sayfa isteğinizden sonra değişmişti; son hâli yayımlandı.');
  await context.close();
});

test('a publication in the admin answers the request too', async () => {
  const { pageKey } = await requested(editor);
  const { docs } = (await (await asAdmin(`pages?where[pageKey][equals]=${pageKey}`)).json()) as {
    docs: { id: number }[];
  };
  const published = await asAdmin(`pages/${docs[0]?.id}`, 'PATCH', { _status: 'published' });
  expect(published.status).toBe(200);
  expect(await requestOf(editor, pageKey)).toMatchObject({ state: 'approved' });
});

for (const width of [1440, 390]) {
  test(`the first page of the admin lists what waits for an answer, at ${width} px`, async ({ page }) => {
    const { pageKey } = await requested(editor, 'Tünel bölümünü yeniledim.');
    await page.setViewportSize({ width, height: 900 });
    const cookies = { 'payload-token': admin.adminCookie, 'payload-lng': 'tr' };
    await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: backendUrl })));
    await page.goto(`${backendUrl}/admin`);
    const link = page.locator(`a[href$="/edit/page/${pageKey}#request"]`);
    await expect(link).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: link })).toContainText('Tünel bölümünü yeniledim.');
    expect(await barriersIn(page, '.overview')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`admin-${width}.png`) });
  });
}

test('an administrator’s own request is mailed to the others only', async () => {
  const { pageKey } = await newPage();
  const revision = await saveTitle(editor, pageKey, 'Yeni');
  expect((await admin.post('RequestPublish', { pageKey, revision, note: '' })).status).toBe(200);
  const about = (text: string | undefined) => text?.includes(`/page/${pageKey}`);
  await waitForMail((mail) => about(mail.text));
  // Mails go one after the other: with the next one here, that of the first request would be too.
  const { pageKey: next } = await requested(editor);
  await waitForMail((mail) => isTo(admin.email)(mail) && mail.text?.includes(`/page/${next}`));
  expect(await mailsWhere((mail) => isTo(admin.email)(mail) && about(mail.text))).toEqual([]);
});
