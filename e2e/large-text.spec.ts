import { expect, test } from '@playwright/test';

import config from '../playwright.config';

/** A visitor whose browser has a default font size of 32 px instead of 16 px. */
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

const paths = ['/', '/en', '/contact', '/page/hizmetlerimiz', '/page/elements', '/en/reference/metro-projeleri'];

for (const width of [390, 768, 1024, 1280, 1440])
  test(`with a doubled font size, no page is wider than ${width} px and no text is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const { size, wide, cut } = await page.evaluate(() => {
        const reachesOut = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().right > innerWidth + 1;
        };
        const links = [...document.querySelectorAll('header a, aside a, main dd a, footer a')];
        return {
          size: getComputedStyle(document.documentElement).fontSize,
          wide: document.documentElement.scrollWidth,
          cut: links
            .filter((link) => link.checkVisibility({ visibilityProperty: true }) && reachesOut(link))
            .map(({ textContent }) => textContent),
        };
      });
      expect([path, size, cut]).toEqual([path, '32px', []]);
      expect(wide, path).toBeLessThanOrEqual(width);
    }
  });
