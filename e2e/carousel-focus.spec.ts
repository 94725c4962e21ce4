import { expect, test } from '@playwright/test';

import { openCarousel, team, technologies } from './support/carousel-page';

/** In pixels, of the styles for `:focus-visible`. */
const ring = 5;

test.use({ reducedMotion: 'reduce' });

for (const [what, path, heading] of [
  ['a card', '/', technologies],
  ['an account of a person', '/page/ekibimiz', team],
] as const) {
  for (const width of [320, 390, 768, 1440]) {
    test(`at ${width} px the strip does not clip the focus ring of ${what}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { track } = await openCarousel(page, path, heading);
      await track.focus();
      await page.keyboard.press('Tab');
      await expect(track.locator('a:focus')).toBeVisible();
      const room = await track.evaluate((list) => {
        const link = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(link);
        const [frame, box] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
        return {
          ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset),
          left: box.left - frame.left,
          right: frame.right - box.right,
          top: box.top - frame.top,
          bottom: frame.bottom - box.bottom,
        };
      });
      expect(room.ring).toBe(ring);
      // Places are fractions of a pixel at some widths.
      for (const side of ['left', 'right', 'top', 'bottom'] as const) {
        expect.soft(room[side], side).toBeGreaterThanOrEqual(ring - 0.1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
