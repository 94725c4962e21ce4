import { expect, test, type Locator } from '@playwright/test';

import { elements, show, wide } from './support/section-page';

test.use({ viewport: wide });

test.describe('tabs', () => {
  test('show the first panel only at the start', async ({ page }) => {
    const tabs = await show(page, elements, 'tabList');
    await expect(tabs.getByRole('tab')).toHaveText(['Araştırma', 'Tasarım', 'Uygulama']);
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Araştırma');
    await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
    await expect(tabs.getByRole('tabpanel', { name: 'Araştırma' })).toContainText('Sondaj ve deney');
  });

  test('can be changed with the arrow keys, Home and End', async ({ page }) => {
    const tabs = await show(page, elements, 'tabList');
    await tabs.getByRole('tab', { name: 'Araştırma' }).focus();
    for (const [key, name] of [
      ['ArrowDown', 'Tasarım'],
      ['ArrowRight', 'Uygulama'],
      ['ArrowRight', 'Araştırma'],
      ['ArrowLeft', 'Uygulama'],
      ['Home', 'Araştırma'],
      ['End', 'Uygulama'],
      ['ArrowUp', 'Tasarım'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.getByRole('tab', { name })).toBeFocused();
      await expect(tabs.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(tabs.getByRole('tabpanel', { name })).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(tabs.getByRole('tabpanel', { name: 'Tasarım' })).toBeFocused();
  });

  test('link to the services unless a tab has a link of its own', async ({ page }) => {
    const tabs = await show(page, elements, 'tabList');
    await expect(tabs.getByRole('tabpanel').getByRole('link', { name: 'Hizmetlerimiz' })).toHaveAttribute(
      'href',
      '/page/hizmetlerimiz',
    );
    await tabs.getByRole('tab', { name: 'Tasarım' }).click();
    await tabs.getByRole('tabpanel').getByRole('link', { name: 'Sık sorulanlar' }).click();
    await expect(page).toHaveURL(/\/page\/sik-sorulan-sorular$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('show all panels one below the other', async ({ page }) => {
      const tabs = await show(page, elements, 'tabList');
      await expect(tabs.getByRole('tablist')).toBeHidden();
      for (const name of ['Araştırma', 'Tasarım', 'Uygulama']) {
        await expect(tabs.getByRole('heading', { name })).toBeVisible();
      }
    });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an accordion with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('has its first item open, and opens and closes items', async ({ page }) => {
      const accordion = await show(page, elements, 'accordion');
      const [first, second] = ['Evet. Diğerleri tıklanınca açılır.', 'Örnek tablo'].map((text) =>
        accordion.getByText(text),
      ) as [Locator, Locator];
      await expect(first).toBeVisible();
      await expect(second).toBeHidden();
      await accordion.getByRole('heading', { name: 'İçinde tablo olabilir mi?' }).click();
      await expect(second).toBeVisible();
      await accordion.getByRole('heading', { name: 'İlk madde açık mı gelir?' }).click();
      await expect(first).toBeHidden();
    });
  });
}
