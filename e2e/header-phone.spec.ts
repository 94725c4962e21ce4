import { expect, type Page, test } from '@playwright/test';

import { barriers } from './support/barriers';
import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';
import { menuOf, opener, phone, scripted, toggler, wide } from './support/header';

const isFocused = (page: Page) => toggler(page).evaluate((button) => button === document.activeElement);

// Dismisses the consent banner, which would cover the header's panels. consent.spec.ts tests it.
test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test.describe('on a 1024 px tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('the first tap opens an item’s panel, the second follows its link', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    const link = menuOf(page).getByRole('link', { name: 'Kurumsal' });
    await link.tap();
    await expect(menuOf(page).getByRole('link', { name: 'Ekibimiz' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await link.tap();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu covers the page, traps the focus and returns it', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await toggler(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    // The panel fills the window below the bar.
    const bar = await page.getByRole('banner').boundingBox();
    const panel = await menuOf(page).locator('..').boundingBox();
    expect(panel).toEqual({ x: 0, y: bar?.height, width: phone.width, height: phone.height - (bar?.height ?? 0) });
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('header')))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggler(page)).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  });

  test('the ring of focus around the button of the menu is within the window', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await page.keyboard.press('Tab');
    for (let presses = 0; presses < 5 && !(await isFocused(page)); presses += 1) await page.keyboard.press('Tab');
    for (const state of ['closed', 'open']) {
      await expect(toggler(page), state).toBeFocused();
      const outer = await toggler(page).evaluate((button) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
        const ring = outlineStyle === 'none' ? NaN : parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return [left - ring, top - ring, innerWidth - right - ring, innerHeight - bottom - ring];
      });
      expect(Math.min(...outer), state).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
    }
  });

  test('the consent banner hides while the menu is open, and Escape closes the menu after a click on the panel', async ({
    context,
    page,
  }) => {
    await context.clearCookies();
    await page.goto('/');
    await scripted(page);
    const banner = page.getByRole('region', { name: 'Çerez tercihleri' });
    await expect(banner).toBeVisible();
    await toggler(page).click();
    await expect(banner).toBeHidden();
    const twin = page.getByRole('banner').getByRole('link', { name: 'EN English' });
    await twin.click({ trial: true });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(banner).toBeVisible();
  });

  test('before hydration, the menu opens and the page behind it does not scroll', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await toggler(page).click();
    await expect(menuOf(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  });

  test('Shift+Tab from the first control reaches the last', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await toggler(page).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /anasayfa/ })
      .focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'EN English' })).toBeFocused();
  });

  test('one submenu is open at a time, and mega-menus show labelled groups', async ({ page }) => {
    await page.goto('/page/jet-grout');
    await scripted(page);
    await toggler(page).click();
    await opener(page, 'Hizmetlerimiz').click();
    await expect(menuOf(page).getByText('Tünel ve Yeraltı')).toBeVisible();
    await opener(page, 'Referanslar').click();
    await expect(menuOf(page).getByText('Tünel ve Yeraltı')).toBeHidden();
    await expect(menuOf(page).getByRole('link', { name: 'Barajlar' })).toBeVisible();
    await opener(page, 'Referanslar').click();
    await expect(menuOf(page).getByRole('link', { name: 'Barajlar' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  test('widening the window past 991 px closes the menu', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await toggler(page).click();
    await page.setViewportSize(wide);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });
});
