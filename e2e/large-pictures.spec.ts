import { expect, test, type Page } from '@playwright/test';

import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Görsel \d/ });

/** Opens the second picture of the gallery, after its script has run. */
async function openPicture(page: Page): Promise<void> {
  await page.goto('/page/elements');
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await page.locator('main figure a').nth(1).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Görsel 2 / 4');
}

// A window at 400 % zoom, and a phone held across.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('a large picture takes more than half of the height, and its buttons are in view', async ({ page }) => {
      await openPicture(page);
      const box = await dialog(page).getByRole('img').boundingBox();
      expect(box?.height).toBeGreaterThan(viewport.height * 0.55);
      for (const name of ['Önceki', 'Sonraki', 'Kapat'])
        await expect(dialog(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByText('İstasyon tonozu')).toBeInViewport();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe across turns the large picture', async ({ page }) => {
    await openPicture(page);
    const devtools = await page.context().newCDPSession(page);
    const box = await dialog(page).getByRole('img').boundingBox();
    const y = (box?.y ?? 0) + 60;
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', 300);
    for (const x of [280, 240, 200, 160]) await touch('touchMove', x);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dialog(page)).toHaveAccessibleName('Görsel 3 / 4');
  });
});
