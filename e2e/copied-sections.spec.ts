import { expect, type Page, test } from '@playwright/test';

import { EditSession, newPage, publicPage, removeAccounts, removePages, sectionOf } from './support/edit-backend';
import { choose, enter } from './support/edit-page';
import { asAdmin } from './support/forms-backend';
import { watchPage } from './support/watch-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

const typesOf = async (session: EditSession, pageKey: string) =>
  (await session.page(pageKey)).page.sections.map(({ type }) => type);

async function command(page: Page, section: string, name: string | RegExp) {
  await page.getByLabel(`Bölüm işlemleri: ${section}`).first().click();
  await page.locator('details[open]').getByRole('button', { name }).click();
}

for (const width of [1440, 390]) {
  test(`a section is copied to another page in all its languages, at ${width} px`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const [from, to] = [await newPage({ title: 'Kaynak' }), await newPage({ title: 'Hedef' })];
    for (const { id } of [from, to]) await asAdmin(`pages/${id}?locale=en`, 'PATCH', { title: 'Title' });
    const { revision } = await editor.page(from.pageKey);
    const english = { pageKey: from.pageKey, sectionId: 'about-1', language: 'en', revision };
    await editor.post('SaveSection', { ...english, values: { title: 'About us' } });

    const { page, context } = await enter(browser, editor, `/edit/page/${from.pageKey}`, width);
    const { complaints } = await watchPage(page);
    const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
    await command(page, 'Hakkımızda', 'Kopyala');
    await expect(bar.getByRole('status')).toContainText('Bölüm kopyalandı');

    // What is pasted is what was copied, even if its page changes meanwhile.
    const changed = { pageKey: from.pageKey, sectionId: 'about-1', language: 'tr' };
    const later = (await editor.page(from.pageKey)).revision;
    await editor.post('SaveSection', { ...changed, revision: later, values: { title: 'Sonradan' } });

    await page.goto(`/edit/page/${to.pageKey}`);
    await command(page, 'Sayfa başlığı', 'Altına yapıştır: Hakkımızda (filmli), Hakkında');
    await expect(bar.getByRole('status')).toHaveText('Bölüm yapıştırıldı');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Hakkında' }).first()).toBeInViewport();
    const order = ['pageTitle', 'about', 'accordion', 'about'];
    expect(await typesOf(editor, to.pageKey)).toEqual(order);
    const draft = await editor.page(to.pageKey);
    expect(draft.status).toBe('changed');
    expect(sectionOf(draft, 'about-2')).toMatchObject({ title: 'Hakkında', description: '<p>Metin</p>' });
    const translated = draft.page.otherLangs.en?.sections.find(({ id }) => id === 'about-2');
    expect(translated).toMatchObject({ title: 'About us' });
    const { body } = await publicPage(to.pageKey);
    expect(JSON.stringify(body)).not.toContain('about-2');

    // Taken back in the bar, and done again by the keyboard: with its texts, from the bin.
    await bar.getByRole('button', { name: 'Geri al' }).click();
    await expect(bar.getByRole('status')).toHaveText('Geri alındı');
    expect(await typesOf(editor, to.pageKey)).toEqual(['pageTitle', 'accordion', 'about']);
    await page.keyboard.press('Control+y');
    await expect(bar.getByRole('status')).toHaveText('Yinelendi');
    expect(await typesOf(editor, to.pageKey)).toEqual(order);
    expect(sectionOf(await editor.page(to.pageKey), 'about-2')?.title).toBe('Hakkında');

    await choose(page, 'Bölüm ekle');
    await page.getByRole('button', { name: 'Kopyalananı sona yapıştır: Hakkımızda (filmli), Hakkında' }).click();
    await expect(bar.getByRole('status')).toHaveText('Bölüm yapıştırıldı');
    await expect(page.getByRole('dialog', { name: 'Bölüm ekle' })).toBeHidden();
    expect(await typesOf(editor, to.pageKey)).toEqual([...order, 'about']);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
}

test('what was deleted on the page comes back with Ctrl+Z, and typing in a field does not', async ({ browser }) => {
  const editor = await EditSession.create('editor');
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`);
  const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
  page.on('dialog', (dialog) => void dialog.accept());
  await command(page, 'Sık sorulanlar', 'Sil');
  await expect(bar.getByRole('status')).toHaveText('Bölüm silindi');
  await choose(page, 'Bölüm ekle');
  await page.getByRole('searchbox', { name: 'Bölüm ara' }).press('Control+z');
  await page.getByRole('button', { name: 'Paneli kapat' }).click();
  expect(await typesOf(editor, pageKey)).toEqual(['pageTitle', 'about']);
  await page.keyboard.press('Control+z');
  await expect(bar.getByRole('status')).toHaveText('Geri alındı');
  expect(await typesOf(editor, pageKey)).toEqual(['pageTitle', 'accordion', 'about']);
  await context.close();
});

test('a copy whose page is gone says so, and changes nothing', async ({ browser }) => {
  const editor = await EditSession.create('editor');
  const [from, to] = [await newPage(), await newPage()];
  const { page, context } = await enter(browser, editor, `/edit/page/${from.pageKey}`);
  await command(page, 'Sık sorulanlar', 'Kopyala');
  await asAdmin(`pages/${from.id}`, 'DELETE');
  await page.goto(`/edit/page/${to.pageKey}`);
  await command(page, 'Sayfa başlığı', /^Altına yapıştır/);
  const status = page.getByRole('region', { name: 'Düzenleme durumu' }).getByRole('status');
  await expect(status).toHaveText('Kopyalanan bölüm artık bulunamıyor. Yeniden kopyalayın.');
  expect(await typesOf(editor, to.pageKey)).toEqual(['pageTitle', 'accordion', 'about']);

  // Another editor at the same browser has not copied anything.
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('edit-copied')));
  expect(stored).toEqual([`edit-copied-section:${String(editor.accountId)}`]);
  await context.close();
});
