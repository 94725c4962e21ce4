import { expect, test } from '@playwright/test';

import { EditSession, newPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { enter } from './support/edit-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

test('undo does not delete what a colleague has written in the new section meanwhile', async ({ browser }) => {
  const [mine, theirs] = [await EditSession.create('editor'), await EditSession.create('editor')];
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, mine, `/edit/page/${pageKey}`);
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  await page.getByLabel('Bölüm işlemleri: Hakkımızda').first().click();
  await page.locator('details[open]').getByRole('button', { name: 'Çoğalt' }).click();
  await expect(bar.getByRole('status')).toHaveText('Bölüm çoğaltıldı');

  const colleague = await enter(browser, theirs, `/edit/page/${pageKey}`);
  await colleague.page
    .getByRole('button', { name: /^Düzenle: Hakkımızda/ })
    .last()
    .click();
  const panel = colleague.page.getByRole('dialog', { name: 'Bölümü düzenle' });
  await panel.getByRole('textbox', { name: /^Başlık/ }).fill('Meslektaşın metni');
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();

  // The heartbeat renders the page again, with the newest revision.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('main').getByText('Meslektaşın metni').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bar.getByRole('status')).toContainText('Bu bölüme bu arada başkası yazdı');
  expect(sectionOf(await mine.page(pageKey), 'about-2')?.title).toBe('Meslektaşın metni');
  await Promise.all([context, colleague.context].map((each) => each.close()));
});

test('a section that nobody has written in is taken back, although a colleague wrote elsewhere', async () => {
  const editor = await EditSession.create('editor');
  const { pageKey } = await newPage();
  const { revision } = await editor.page(pageKey);
  const added = await editor.post('ChangeSections', {
    pageKey,
    revision,
    change: { kind: 'duplicate', id: 'about-1' },
  });
  const seen = (added.body.data as { revision: string }).revision;
  const place = { pageKey, sectionId: 'page-title-1', language: 'tr', revision: seen };
  expect((await editor.post('SaveSection', { ...place, values: { title: 'Yeni' } })).status).toBe(200);
  const { revision: newest } = await editor.page(pageKey);
  const back = (id: string) => ({ pageKey, revision: newest, change: { kind: 'delete', id, seen } });
  expect((await editor.post('ChangeSections', back('page-title-1'))).body).toMatchObject({ code: 'written_since' });
  expect((await editor.post('ChangeSections', back('about-2'))).status).toBe(200);
});
