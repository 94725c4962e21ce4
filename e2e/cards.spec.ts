import { expect, test } from '@playwright/test';

import { holes, keep } from './support/boxes';
import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';

const galleryUrl = process.env.E2E_GALLERY_URL;
if (!galleryUrl) throw new Error('E2E_GALLERY_URL is not set: run the suites with npm run test:e2e');

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test.describe('an odd number of', () => {
  for (const [what, path, list, counts] of [
    ['projects', '/reference/baraj-projeleri', '[data-section=projects] ul', [1, 2, 3, 5]],
    ['boxes', '/page/elements', '[data-section=fancyTextBox] ul', [1, 2, 3, 4, 5, 7]],
    ['logos', '/reference/metro-projeleri', '[data-section=clients] ul', [1, 2, 3, 5, 6, 7, 9]],
    ['figures', '/page/elements', '[data-section=counter] ul', [1, 2, 3, 5]],
    ['icons', '/page/elements', '[data-section=iconWithText] ul', [1, 2, 3, 4, 5, 6, 7, 9]],
    ['facts', '/page/elements', '[data-section=mainAbout] ul', [2, 3, 4, 5, 6, 7, 9]],
  ] as const) {
    for (const width of [768, 1024, 1366, 1440]) {
      test(`${what} leave no empty cells at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        for (const count of counts) {
          const items = page.locator(list).first();
          await keep(items, count);
          expect(await holes(items), String(count)).toEqual([]);
        }
      });
    }
  }

  test('posts leave no empty cells in four columns with any filter', async ({ page }) => {
    await page.goto('/page/haberler');
    const list = page.locator('[data-section=lastPosts] ul');
    const filters = page.locator('[data-section=lastPosts] [role=group] button');
    expect(await holes(list)).toEqual([]);
    await list.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-section=lastPosts] [data-arranged]')).toBeAttached();
    for (const filter of await filters.all()) {
      await filter.click();
      const shown = await list.locator('> li:visible').count();
      if (shown > 1) expect(await holes(list), await filter.innerText()).toEqual([]);
    }
  });

  test('posts leave no empty cells in two columns', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/page/elements');
    const list = page.locator('[data-section=lastPosts] ul');
    expect(await list.locator('> li').count()).toBe(3);
    expect(await holes(list)).toEqual([]);
    await list.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-section=lastPosts] [data-arranged]')).toBeAttached();
    expect(await holes(list)).toEqual([]);
  });
});

// Every page of the demo has a picture, so the cards are those of the gallery.
for (const [piece, count] of [
  ['technology-card', 4],
  ['reference-card', 4],
] as const) {
  test(`a ${piece} without a picture shows the drawing of arches instead`, async ({ page, request }) => {
    await page.goto(`${galleryUrl}/gallery/ui/${piece}`);
    const cards = page
      .locator('[data-state]')
      .getByRole('link')
      .filter({ has: page.getByRole('heading') });
    const bare = cards.filter({ hasNot: page.locator('img') });
    await expect(bare).toHaveCount(count);
    for (const card of await bare.all()) {
      const drawing = card.locator('span > span').first();
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThan(100);
      const image = await drawing.evaluate((element) => getComputedStyle(element, '::after').maskImage);
      expect(image).toContain('/drawings/fallback-arches.svg');
    }
    expect((await request.get(`${galleryUrl}/drawings/fallback-arches.svg`)).status()).toBe(200);
  });
}
