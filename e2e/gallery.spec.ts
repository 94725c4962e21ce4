import { expect, type Page } from '@playwright/test';

import { stories } from '@/components/gallery/addresses';

import { barriers } from './support/barriers';
import { test } from './support/cold-page';
import { chooseConsent } from './support/consent';
import { scrollThrough, scrollToTop } from './support/watch-page';

const galleryUrl = process.env.E2E_GALLERY_URL;
if (!galleryUrl) throw new Error('E2E_GALLERY_URL is not set: run the suites with npm run test:e2e');

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The one story with a picture that fails to load on purpose. The browser logs the failure. */
const brokenPicture = '/gallery/ui/broken-picture';

test.use({ baseURL: galleryUrl, reducedMotion: 'reduce' });

test('the index links to every story', async ({ page }) => {
  await page.goto('/gallery');
  const links = page.getByRole('main').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(stories.map(({ address }) => address));
});

for (const { address } of stories) {
  test(`${address}: every state renders without page errors, accessibility violations or horizontal scrolling`, async ({
    coldPage: { page, complaints },
  }) => {
    // A whole page asks for consent; over the foot of a page, the question would hide links in part.
    if (address.startsWith('/gallery/themes/'))
      await chooseConsent(page.context(), galleryUrl, { functional: true, media: false });
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await scrollThrough(page);
      // At the foot of a whole page the button to its top stands over a link.
      await scrollToTop(page);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
    expect(complaints.filter((text) => address !== brokenPicture || !/404/.test(text))).toEqual([]);
  });
}

for (const [state, hasControls] of [
  ['one card', false],
  ['two cards', false],
  ['three cards', true],
  ['nine cards', true],
] as const) {
  test(`a carousel of ${state} has ${hasControls ? 'its' : 'no'} arrows`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gallery/ui/carousel');
    const carousel = page.locator(`[data-state="${state}"]`).getByRole('region');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('heading', { level: 2 })).toBeVisible();
    if (hasControls) {
      await carousel.getByRole('button', { name: 'Sonraki' }).click();
      await expect(carousel.getByRole('link', { name: 'Yeldere Barajı 2' })).toBeInViewport({ ratio: 0.9 });
    } else {
      await expect(carousel.locator('button')).toHaveCount(0);
    }
  });
}

test.describe('a team of two', () => {
  const teamOfTwo = (page: Page) => page.locator('[data-state="two people"]');
  const shown = (page: Page) =>
    teamOfTwo(page)
      .getByRole('list')
      .evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const isInView = ({ x, width }: DOMRect) => x > left - 1 && x + width < right + 1;
        return [...list.children]
          .filter((slide) => isInView(slide.getBoundingClientRect()))
          .map(({ textContent }) => textContent);
      });

  test('goes round and round on a phone, in both directions', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gallery/ui/team-carousel');
    await teamOfTwo(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page)).toEqual(['Nazlı']);
    for (const [name, person] of [
      ['Sonraki', 'Orhan'],
      ['Sonraki', 'Nazlı'],
      ['Sonraki', 'Orhan'],
      ['Önceki', 'Nazlı'],
      ['Önceki', 'Orhan'],
    ]) {
      await teamOfTwo(page).getByRole('button', { name }).click();
      await expect.poll(() => shown(page)).toEqual([person]);
    }
  });

  test('moves by itself on a phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gallery/ui/team-carousel');
    await teamOfTwo(page).scrollIntoViewIfNeeded();
    for (const person of ['Nazlı', 'Orhan', 'Nazlı', 'Orhan'])
      await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual([person]);
  });

  test('has no controls where both fit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gallery/ui/team-carousel');
    await teamOfTwo(page).scrollIntoViewIfNeeded();
    const next = teamOfTwo(page).getByRole('button', { name: 'Sonraki' });
    await expect(next).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(next).toBeHidden();
    expect(await shown(page)).toEqual(['Nazlı', 'Orhan']);
  });
});

test('a carousel without cards is not rendered', async ({ page }) => {
  await page.goto('/gallery/ui/carousel');
  await expect(page.locator('[data-state="two cards"]').getByRole('region')).toHaveCount(1);
  await expect(page.locator('[data-state="no cards"]').locator('*')).toHaveCount(0);
});
