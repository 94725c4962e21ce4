import { expect, test } from '@playwright/test';

import { barriers } from './support/barriers';
import { chooseConsent } from './support/consent';
import { menuOf, opener, phone, scripted, toggler, wide } from './support/header';
import { siteUrl } from './support/stack';

const galleryUrl = process.env.E2E_GALLERY_URL ?? '';

// Dismisses the consent banner, which would cover the header's panels. consent.spec.ts tests it.
test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test.describe('the default demo menu', () => {
  test.use({ baseURL: galleryUrl, viewport: wide });

  for (const story of ['full', 'modern', 'hamburger'] as const) {
    test(`the ${story} menu opens, closes on Escape and returns the focus on a phone`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`/gallery/header/${story}`);
      await scripted(page);
      await toggler(page).click();
      await expect(menuOf(page)).toBeVisible();
      await opener(page, 'Portfolyo').click();
      await expect(menuOf(page).getByRole('link', { name: 'Tek proje' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toBeHidden();
      await expect(toggler(page)).toBeFocused();
    });
  }

  test('the hamburger menu is a panel on a wide window, too', async ({ page }) => {
    await page.goto('/gallery/header/hamburger');
    await scripted(page);
    await expect(menuOf(page)).toBeHidden();
    await toggler(page).click();
    await opener(page, 'Mağaza').click();
    await expect(menuOf(page).getByRole('link', { name: 'Sepet' })).toBeVisible();
    // The panel fits in the window together with the top bar above it.
    await expect(page.getByRole('banner').getByRole('link', { name: 'EN English' })).toBeInViewport({ ratio: 1 });
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
  });

  test('opening the menu causes no layout shift when the scroll bar disappears', async ({
    playwright,
    launchOptions,
  }) => {
    // Playwright hides scroll bars by default.
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    const page = await browser.newPage({ baseURL: galleryUrl, viewport: { width: 1440, height: 500 } });
    await page.goto('/gallery/header/hamburger');
    await page.evaluate(() => (document.body.style.minHeight = '200vh'));
    await scripted(page);
    const before = await toggler(page).boundingBox();
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(1440);
    await toggler(page).click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await toggler(page).boundingBox()).toEqual(before);
    await browser.close();
  });
});
