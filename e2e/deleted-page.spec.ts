import { expect, test } from '@playwright/test';

import { EditSession, newPage, publicPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { enter, expectNoOverflow, openSection, titleButton, titleField } from './support/edit-page';
import { asAdmin } from './support/forms-backend';

let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const save = { name: 'Kaydet', exact: true };
const titleOf = async (pageKey: string) => sectionOf(await admin.page(pageKey), 'page-title-1')?.title;

for (const width of [1440, 390]) {
  test(`a page that a colleague deletes is put back from its open form, at ${width} px`, async ({ browser }) => {
    const { pageKey, id } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, titleButton);
    await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
    await asAdmin(`pages/${id}`, 'DELETE');
    await panel.getByRole('button', save).click();
    const notice = panel.getByRole('alert', { name: 'Bu sayfa silindi' });
    await expect(notice).toBeInViewport();
    await expectNoOverflow(panel);
    await notice.getByRole('button', { name: 'Sayfayı geri getir ve kaydet' }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    await expect(notice).toBeHidden();
    // Visitors get the page as it was, and what was typed is in the draft.
    const shown = (await publicPage(pageKey)).body.data as { sections: { title: string }[] };
    expect(shown.sections[0]?.title).toBe('Başlık');
    expect(await titleOf(pageKey)).toBe('Yazdığım');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Yazdığım');
    await context.close();
  });
}

test('an editor is told who can put a deleted page back, and saves once it is there', async ({ browser }) => {
  const { pageKey, id } = await newPage();
  const { page, context } = await enter(browser, await EditSession.create('editor'), `/edit/page/${pageKey}`);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
  await asAdmin(`pages/${id}`, 'DELETE');
  await panel.getByRole('button', save).click();
  const notice = panel.getByRole('alert', { name: 'Bu sayfa silindi' });
  await expect(notice).toContainText('Bir yönetici sayfayı çöp kutusundan geri getirirse');
  await expect(notice.getByRole('button')).toHaveText(['Metni kopyala']);
  const bin = (await admin.get('Bin')).body.data as { id: number; link: string }[];
  await admin.post('RestoreDeleted', { id: bin.find(({ link }) => link === `/page/${pageKey}`)?.id });
  await panel.getByRole('button', save).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await titleOf(pageKey)).toBe('Yazdığım');
  await context.close();
});

test('the text of a page that a colleague deletes is copied', async ({ browser }) => {
  const { pageKey, id } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
  await asAdmin(`pages/${id}`, 'DELETE');
  await panel.getByRole('button', save).click();
  const notice = panel.getByRole('alert', { name: 'Bu sayfa silindi' });
  await notice.getByRole('button', { name: 'Metni kopyala' }).click();
  await expect(notice.getByText('Kopyalandı')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Başlık: Yazdığım');
  await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Yazdığım');
  await context.close();
});

for (const width of [1440, 390]) {
  test(`the text of a section that a colleague deletes is copied with the keyboard, at ${width} px`, async ({
    browser,
  }) => {
    const { pageKey } = await newPage();
    const colleague = await EditSession.create('editor');
    const { page, context } = await enter(browser, await EditSession.create('editor'), `/edit/page/${pageKey}`, width);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = await openSection(page, titleButton);
    await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
    const { revision } = await colleague.page(pageKey);
    const change = { kind: 'delete', id: 'page-title-1' };
    expect((await colleague.post('ChangeSections', { pageKey, revision, change })).status).toBe(200);
    await page.keyboard.press('Control+s');
    const notice = panel.getByRole('alert', { name: 'Bu bölüm silindi' });
    await expect(notice).toBeInViewport();
    await expectNoOverflow(panel);
    await notice.getByRole('button', { name: 'Metni kopyala' }).focus();
    await page.keyboard.press('Enter');
    await expect(notice.getByText('Kopyalandı')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Başlık: Yazdığım');
    await expect(panel.getByRole('textbox', { name: titleField })).toHaveValue('Yazdığım');
    await context.close();
  });
}

test('where the clipboard is refused, the text of a deleted section can be selected by hand', async ({ browser }) => {
  const { pageKey } = await newPage();
  const colleague = await EditSession.create('editor');
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const panel = await openSection(page, titleButton);
  await panel.getByRole('textbox', { name: titleField }).fill('Yazdığım');
  const { revision } = await colleague.page(pageKey);
  const change = { kind: 'delete', id: 'page-title-1' };
  expect((await colleague.post('ChangeSections', { pageKey, revision, change })).status).toBe(200);
  await panel.getByRole('button', save).click();
  const notice = panel.getByRole('alert', { name: 'Bu bölüm silindi' });
  await notice.getByRole('button', { name: 'Metni kopyala' }).click();
  await notice.getByRole('textbox').focus();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Başlık: Yazdığım');
  await context.close();
});
