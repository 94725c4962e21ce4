import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { EditSession, newPage, notePicture, removeAccounts, removePages } from './support/edit-backend';
import { choose, drag, enter, openSection } from './support/edit-page';
import { watchPage } from './support/watch-page';

let admin: EditSession;

test.beforeAll(async () => {
  admin = await EditSession.create('admin');
});

test.afterEach(removePages);
test.afterAll(removeAccounts);

test('list items are added, edited, moved and saved in both languages with the keyboard alone', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await page.getByRole('button', { name: /^Düzenle: Sık sorulanlar/ }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
  await expect(panel.getByRole('heading', { name: 'Bölümü düzenle' })).toBeFocused();
  await panel.getByRole('button', { name: 'Öğe ekle: Öğeler' }).press('Enter');
  await panel.getByRole('textbox', { name: 'Başlık (zorunlu)' }).fill('Üç');
  await panel.getByRole('button', { name: 'Yukarı taşı: 3. Üç' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Yukarı taşı: 2. Üç' })).toBeFocused();
  await panel.getByRole('tab', { name: 'Türkçe' }).press('ArrowRight');
  await panel.getByRole('button', { name: /^2\./ }).press('Enter');
  await panel.getByRole('textbox', { name: 'Başlık (zorunlu)' }).last().fill('Three');
  await page.keyboard.press('Control+s');
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  const now = await admin.page(pageKey);
  const list = (sections: { id: string }[]) =>
    (sections.find(({ id }) => id === 'accordion-1') as unknown as { list: { title?: string }[] }).list;
  expect(list(now.page.sections).map(({ title }) => title)).toEqual(['Bir', 'Üç', 'İki']);
  expect(list(now.page.otherLangs.en?.sections ?? [])[1]?.title).toBe('Three');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Düzenle: Sık sorulanlar/ })).toBeFocused();
  await context.close();
});

test('keys typed while the page is busy act at the cursor', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, /^Düzenle: Hakkımızda/);
  const prose = panel.getByRole('textbox', { name: 'Metin' });
  const { keyboard } = page;
  await prose.click();
  await keyboard.press('Control+a');
  await panel.getByRole('button', { name: 'Kalın' }).click();
  await expect(prose.locator('strong')).toHaveText('Metin');
  // The browser queues all keys before it tells the page where the cursor is.
  await Promise.all([
    page.evaluate(() => {
      const end = performance.now() + 500;
      while (performance.now() < end);
    }),
    keyboard.down('Control'),
    keyboard.press('End'),
    keyboard.up('Control'),
    keyboard.press('Enter'),
  ]);
  await keyboard.type('Yeni');
  await expect(prose.locator('p')).toHaveText(['Metin', 'Yeni']);
  await context.close();
});

test('text, a library picture, an uploaded picture and a page link are edited and saved', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const { complaints } = await watchPage(page);
  await page.reload();
  const panel = await openSection(page, /^Düzenle: Hakkımızda/);
  const prose = panel.getByRole('textbox', { name: 'Metin' });
  await prose.click();
  await page.keyboard.press('Control+a');
  await panel.getByRole('button', { name: 'Kalın' }).click();
  await expect(page.getByRole('main').locator('strong', { hasText: 'Metin' })).toBeVisible();
  await prose.press('Control+End');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Maddeli liste' }).click();
  await page.keyboard.type('Madde');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Madde' })).toBeVisible();

  await panel.getByRole('button', { name: 'Görsel seç: Arka plan görseli' }).click();
  const library = page.getByRole('dialog', { name: 'Medya kitaplığı' });
  await library.getByRole('searchbox', { name: 'Görsel ara' }).fill('tunnel-shotcrete');
  // The list shows the whole library until the search answers.
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await library.getByRole('listitem').getByRole('button').click();
  await expect(library).toBeHidden();
  await panel.getByRole('button', { name: 'Görsel seç: Film kapağı' }).click();
  const png = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#3f76a6' } })
    .png()
    .toBuffer();
  await library.getByLabel('Dosya').setInputFiles({ name: 'yeni.png', mimeType: 'image/png', buffer: png });
  notePicture('Mavi bir yüzey');
  await library.getByLabel('Alternatif metin').fill('Mavi bir yüzey');
  await library.getByRole('button', { name: 'Yükle ve kullan' }).click();
  await expect(library).toBeHidden();
  await expect(panel.getByText('“Mavi bir yüzey”')).toBeVisible();
  await panel.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel.getByText('Kaydedildi')).toBeVisible();
  const section = (await admin.page(pageKey)).page.sections.find(({ id }) => id === 'about-1');
  expect(section).toMatchObject({
    description: '<p><strong>Metin</strong></p><ul><li><strong>Madde</strong></li></ul>',
    backgroundImage: { src: expect.stringContaining('tunnel-shotcrete') },
    movieCoverImage: { alt: 'Mavi bir yüzey', width: 640 },
  });

  await panel.getByRole('button', { name: 'Paneli kapat' }).click();
  await choose(page, 'Bölüm ekle');
  await page.getByRole('button', { name: 'Kapak' }).click();
  const hero = page.getByRole('dialog', { name: 'Bölümü düzenle' });
  const link = hero.getByRole('combobox', { name: 'Fotoğraftaki bağlantı' });
  await link.fill('jet');
  await expect(hero.locator('datalist option[value="/page/jet-grout"]')).toBeAttached();
  await link.fill('javascript:alert(1)');
  await hero.getByRole('button', { name: 'Kaydet' }).click();
  await expect(hero.getByText(/^“https:\/\/” ile başlayan bir adres/)).toBeVisible();
  await link.fill('/page/jet-grout');
  await hero.getByRole('button', { name: 'Kaydet' }).click();
  await expect(hero.getByText('Kaydedildi')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('what the check finds comes with the page, so that no hint moves an open form', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  await page.route('**/api/edit/CheckPage*', () => undefined);
  await page.reload();
  const panel = await openSection(page, /^Düzenle: Sık sorulanlar/);
  await expect(panel.getByText('Bölümün başlığı yok.')).toBeVisible();
  await context.close();
});

test('a list item is dragged to another place', async ({ browser }) => {
  const { pageKey } = await newPage();
  const { page, context } = await enter(browser, admin, `/edit/page/${pageKey}`);
  const panel = await openSection(page, /^Düzenle: Sık sorulanlar/);
  const items = panel.locator('fieldset > ol > li');
  await drag(page, items.nth(1).locator('[data-grip]'), items.nth(0));
  await expect(panel.getByRole('button', { name: '1. İki', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Geri al' }).click();
  await expect(panel.getByRole('button', { name: '1. Bir', exact: true })).toBeVisible();
  await context.close();
});
