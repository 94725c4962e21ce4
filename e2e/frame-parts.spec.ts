import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { EditSession, removeAccounts } from './support/edit-backend';
import { enter } from './support/edit-page';

test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`menu, top bar and social accounts show on the page while they are typed, at ${width} px`, async ({
    browser,
  }) => {
    const { page, context } = await enter(browser, await EditSession.create('editor'), '/edit/about', width);
    page.on('dialog', (dialog) => void dialog.accept());

    await page.getByRole('button', { name: /^Menü: Düzenle/ }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('button', { name: 'Öğe ekle: Menü öğeleri' }).click();
    const item = menu.getByRole('listitem').last();
    await item.getByRole('textbox', { name: 'Başlık (zorunlu)' }).fill('Deneme öğesi');
    await item.getByRole('combobox', { name: 'Bağlantı' }).fill('/about');
    await expect(page.locator('header a', { hasText: 'Deneme öğesi' })).toHaveCount(1);
    await page.screenshot({ path: test.info().outputPath(`menu-${width}.png`) });
    await menu.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.locator('header', { hasText: 'Deneme öğesi' })).toHaveCount(0);

    await page.getByRole('button', { name: /^Sosyal hesaplar: Düzenle/ }).click();
    const social = page.getByRole('dialog', { name: 'Sosyal hesaplar' });
    await social.getByRole('button', { name: 'Öğe ekle: Hesaplar' }).click();
    const account = social.getByRole('listitem').last();
    await account.getByRole('textbox', { name: 'Ad (zorunlu)' }).fill('Deneme ağı');
    await account.getByRole('combobox', { name: 'Bağlantı' }).fill('https://example.com/kemerkaya');
    await expect(page.locator('footer').getByRole('link', { name: /Deneme ağı/ })).toHaveCount(1);
    await page.screenshot({ path: test.info().outputPath(`social-${width}.png`) });
    await social.getByRole('button', { name: 'Kaydet' }).click();
    await expect(social.getByText('Kaydedildi')).toBeVisible();
    await expect(page.locator('footer').getByRole('link', { name: /Deneme ağı/ })).toHaveCount(1);
    await account.getByRole('button', { name: /^Kaldır/ }).click();
    await expect(page.locator('footer').getByRole('link', { name: /Deneme ağı/ })).toHaveCount(0);
    await social.getByRole('button', { name: 'Kaydet' }).click();
    await expect(social.getByText('Kaydedildi')).toBeVisible();
    await context.close();
  });
}

for (const width of [1440, 390]) {
  test(`the popup is seen while it is typed, at ${width} px`, async ({ browser }) => {
    const { page, context } = await enter(browser, await EditSession.create('editor'), '/edit/about', width);
    page.on('dialog', (dialog) => void dialog.accept());
    const preview = page.getByRole('region', { name: 'Duyuru penceresinin önizlemesi' });
    await page.getByRole('button', { name: /^Duyuru penceresi: Düzenle/ }).click();
    const form = page.getByRole('dialog', { name: 'Duyuru penceresi' });
    const title = form.getByRole('textbox', { name: 'Başlık', exact: true });
    const isShown = form.getByRole('checkbox', { name: 'Ziyaretçilere göster' });
    const save = async () => {
      await form.getByRole('button', { name: 'Kaydet' }).click();
      await expect(form.getByText('Kaydedildi')).toBeVisible();
    };
    await expect(preview).toContainText('Ziyaretçiler pencereyi böyle görür');
    const before = await title.inputValue();
    await title.fill('Köprü açılışı');
    await expect(preview.getByText('Köprü açılışı', { exact: true })).toBeInViewport();
    await page.screenshot({ path: test.info().outputPath(`popup-${width}.png`) });
    expect((await new AxeBuilder({ page }).include('[data-popup-preview]').analyze()).violations).toEqual([]);
    await isShown.uncheck();
    await expect(preview).toContainText('“Ziyaretçilere göster” kapalı');
    await save();
    // The page does not show what was saved.
    await expect(preview.getByText('Köprü açılışı', { exact: true })).toBeVisible();
    await title.fill('');
    await expect(preview).toContainText('başlığı yok');
    await title.fill(before);
    await isShown.check();
    await save();
    await form.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(preview).toHaveCount(0);
    await context.close();
  });
}

test('a list on the page says that its cards are pages, and leads to them', async ({ browser }) => {
  const { page, context } = await enter(browser, await EditSession.create('editor'), '/edit');
  const source = page.getByRole('region', { name: 'Listenin kaynağı: Teknoloji ve Uygulamalar' });
  await expect(source).toContainText(/kendiliğinden oluşur: bu listedeki \d+ sayfa/);
  await page.screenshot({ path: test.info().outputPath('list.png') });
  await source.getByText('Sayfaları düzenle').click();
  await source.screenshot({ path: test.info().outputPath('list-open.png') });
  const card = source.getByRole('listitem').getByRole('link').first();
  const name = await card.textContent();
  await card.click();
  await expect(page).toHaveURL(/\/edit\/page\//);
  await expect(page.getByRole('heading', { name: name ?? '' }).first()).toBeVisible();
  await context.close();
});
