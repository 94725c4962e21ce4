import { expect, test } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';
import { menuOf, scripted, wide } from './support/header';

// Dismisses the consent banner, which would cover the header's panels. consent.spec.ts tests it.
test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

for (const width of [992, 1024, 1280]) {
  test(`at ${width} px each item of the English top bar fits on one line without overlap`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    await page.evaluate(() => document.fonts.ready);
    const bar = page.getByRole('complementary', { name: 'Contact information' });
    const items = await bar.evaluate((element) =>
      [...element.children].map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
        const { left, right } = item.getBoundingClientRect();
        return { lines, left, right, isCut: item.scrollWidth > item.clientWidth };
      }),
    );
    expect(items.map(({ lines }) => lines)).toEqual([1, 1, 1, 1]);
    for (const [index, { left, right }] of items.entries()) {
      expect(left).toBeGreaterThanOrEqual(items[index - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
    }
    // Only the subtitle may be cut off. The footer repeats it.
    expect(items.slice(1).map(({ isCut }) => isCut)).toEqual([false, false, false]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test('panels open on hover and on focus', async ({ page }) => {
    await page.goto('/');
    const link = menuOf(page).getByRole('link', { name: 'Barajlar' });
    await expect(link).toBeHidden();
    await menuOf(page).getByRole('link', { name: 'Referanslar', exact: true }).hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(link).toBeHidden();
    await menuOf(page).getByRole('link', { name: 'Referanslar', exact: true }).focus();
    await expect(link).toBeVisible();
  });
});

for (const path of ['/', '/en']) {
  test(`on ${path} every menu button is at least 24 px, and the bar is one row`, async ({ page }) => {
    for (const width of [992, 1199, 1200, 1399, 1400]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await scripted(page);
        const bar = page.locator('header nav[data-scripted]');
        const small = await bar.locator('> ul > li > button').evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width < 24 || height < 24 ? [`${button.ariaLabel}: ${width} by ${height}`] : [];
          }),
        );
        expect.soft(small, `at ${width} px`).toEqual([]);
        await expect.soft(bar.locator('> ul > li > button'), `at ${width} px`).toHaveCount(4);
        const header = await page.locator('header').evaluate((element) => element.scrollWidth - element.clientWidth);
        expect.soft(header, `at ${width} px`).toBe(0);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });
}
