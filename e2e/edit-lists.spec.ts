import { expect, test } from '@playwright/test';

import { barriersIn } from './support/barriers';
import { EditSession, newPage, removeAccounts, removePages } from './support/edit-backend';
import { choose, enter } from './support/edit-page';

test.afterEach(removePages);
test.afterAll(removeAccounts);

for (const width of [1440, 390]) {
  test(`a list on a page says where it comes from and leads there, at ${width} px`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const { page, context } = await enter(browser, editor, '/edit', width);
    const source = page.getByRole('region', { name: /^Listenin kaynağı: / }).first();
    await expect(source).toContainText(/\d+/);
    await source.getByText('Sayfaları düzenle').click();
    expect(await barriersIn(page, 'main')).toEqual([]);
    await source.screenshot({ path: test.info().outputPath(`list-source-${width}.png`) });
    const first = source.getByRole('listitem').getByRole('link').first();
    const target = await first.getAttribute('href');
    await first.click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole('region', { name: 'Düzenleme durumu' })).toBeVisible();
    await context.close();
  });

  test(`a field of a colour takes one of the brand, at ${width} px`, async ({ browser }) => {
    const editor = await EditSession.create('editor');
    const { pageKey } = await newPage();
    const { page, context } = await enter(browser, editor, `/edit/page/${pageKey}`, width);
    await choose(page, 'Sayfa ayarları');
    const settings = page.getByRole('dialog', { name: 'Sayfa ayarları' });
    const accent = settings
      .getByRole('group', { name: 'Logo rengi: marka renkleri' })
      .getByRole('button', { name: 'Vurgu' });
    await accent.click();
    await expect(accent).toHaveAttribute('aria-pressed', 'true');
    const color = await settings.getByRole('textbox', { name: 'Logo rengi', exact: true }).inputValue();
    expect(color).toMatch(/^#[\da-f]{6}$/i);
    await settings.getByRole('button', { name: 'Kaydet' }).click();
    await expect(settings.getByText('Kaydedildi')).toBeVisible();
    expect((await editor.page(pageKey)).page).toMatchObject({ logoColor: color });
    await context.close();
  });
}
