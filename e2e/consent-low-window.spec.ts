import { expect, test } from '@playwright/test';

import { banner, press, revocation } from './support/consent-banner';
import { newVisitor } from './support/new-visitor';
import { isFocusSeen } from './support/seen-focus';

// A window at 400 % zoom, and a phone held across.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport, ...newVisitor, reducedMotion: 'reduce' });

    test('the consent banner hides nothing that has the focus, and its answers are in view', async ({ page }) => {
      await page.goto('/contact');
      for (const name of ['Kabul et', 'Reddet', 'Tercihler'])
        await expect(press(page, name)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-scripted]')).toHaveCount(1);
      await press(page, 'Tercihler').focus();
      const isAtEnd = () => revocation(page).evaluate((button) => button === document.activeElement);
      for (let step = 0; step < 100 && !(await isAtEnd()); step += 1) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => document.activeElement?.textContent);
        await expect.poll(() => isFocusSeen(page), { message: name ?? '' }).toBe(true);
      }
      expect(await isAtEnd()).toBe(true);
    });

    test('the preferences of the consent banner can be seen and saved', async ({ page }) => {
      await page.goto('/contact');
      await press(page, 'Tercihler').click();
      await expect(page.getByRole('checkbox', { name: 'Zorunlu' })).toBeInViewport();
      for (let step = 0; step < 3; step += 1) {
        await page.keyboard.press('Tab');
        expect(await isFocusSeen(page)).toBe(true);
      }
      await expect(press(page, 'Seçimimi kaydet')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(banner(page)).toHaveCount(0);
    });
  });
}
