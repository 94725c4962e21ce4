import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { googleDocs, libreOffice, wordList } from '@/lib/edit/pasted.fixture';

import { EditSession, newPage, notePage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { enter, openSection } from './support/edit-page';
import { asAdmin } from './support/forms-backend';

let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

const lists = /<ul><li><strong>Jet\s+grout<\/strong><ul><li>Tek akışkanlı<\/li><\/ul><\/li><li>Mini kazık<\/li><\/ul>/;

for (const [program, html, width] of [
  ['Word', wordList, 1440],
  ['Word', wordList, 390],
  ['LibreOffice', libreOffice, 1440],
  ['Google Docs', googleDocs, 1440],
] as const) {
  test(`lists and bold text pasted from ${program} stay lists and bold text, at ${width} px`, async ({ browser }) => {
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`, width);
    const panel = await openSection(page, /^Düzenle: Hakkımızda/);
    const prose = panel.getByRole('textbox', { name: 'Metin' });
    await prose.click();
    await page.keyboard.press('Control+a');
    await prose.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await expect(prose.locator('strong', { hasText: 'Zemin iyileştirme' })).toBeVisible();
    await expect(page.getByRole('main').locator('ul ul li')).toHaveText('Tek akışkanlı');
    await panel.getByRole('button', { name: 'Kaydet' }).click();
    await expect(panel.getByText('Kaydedildi')).toBeVisible();
    expect(sectionOf(await admin.page(pageKey), 'about-1')?.description).toMatch(lists);
    await context.close();
  });
}

for (const width of [1440, 390]) {
  test(`the edit address of a former address leads to the page at its new one, at ${width} px`, async ({ browser }) => {
    const { pageKey, id } = await newPage();
    const next = notePage(`tasindi-${randomUUID()}`);
    const moved = { pageKey: next, link: `/page/${next}`, _status: 'published' };
    expect((await asAdmin(`pages/${id}`, 'PATCH', moved)).status).toBe(200);
    const { page, context } = await enter(browser, admin, `/edit/page/${next}`, width);
    await expect
      .poll(async () => {
        await page.goto(`/en/edit/page/${pageKey}`);
        return new URL(page.url()).pathname;
      })
      .toBe(`/en/edit/page/${next}`);
    await expect(page.getByRole('region', { name: 'Editing status' })).toBeVisible();
    await context.close();
  });
}
