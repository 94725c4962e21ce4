import { brotliCompressSync } from 'node:zlib';

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { publicAddresses, sitemapPaths } from './support/addresses';
import { layoutShift, scrollThrough, watchPage } from './support/watch-page';

/**
 * Guard rails every page is born within. Budgets are those of the architecture: the floor, an empty page of this
 * Next version, is 115 KB of JavaScript (brotli); a content page may add 12 KB, one with carousels 15 KB.
 */
const scriptFloor = 115_000;
const scriptAllowance = (path: string) => (/^\/(en)?\/?(about)?$/.test(path) ? 15_000 : 12_000);
const styleBudget = 15_000;

const widths = [
  { name: '390 px', viewport: { width: 390, height: 844 } },
  { name: '1440 px', viewport: { width: 1440, height: 900 } },
];

async function brotliSize(page: Page, urls: string[]): Promise<number> {
  const bodies = await Promise.all([...new Set(urls)].map(async (url) => (await page.request.get(url)).body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

test('the sitemap names every public page and no other', async ({ request }) => {
  expect(await sitemapPaths(request)).toEqual(publicAddresses);
});

for (const path of publicAddresses) {
  test.describe(path, () => {
    for (const { name, viewport } of widths) {
      test(`renders without complaint, shift or barrier at ${name}`, async ({ browser }) => {
        const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const { complaints } = await watchPage(page);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await scrollThrough(page);
        expect(await layoutShift(page)).toBe(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      });
    }

    test('stays within its budgets and its policy', async ({ page, request }) => {
      const response = await request.get(path);
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("'unsafe-inline'");
      expect(policy).not.toContain("'unsafe-eval'");
      await page.goto(path, { waitUntil: 'networkidle' });
      const scripts = await page
        .locator('script[src]:not([nomodule])')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLScriptElement).src));
      const styles = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
      expect(await brotliSize(page, scripts)).toBeLessThanOrEqual(scriptFloor + scriptAllowance(path));
      expect(await brotliSize(page, styles)).toBeLessThanOrEqual(styleBudget);
    });

    test('fits 320 px and reads the same without JavaScript', async ({ browser, page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expect(page.locator('h1')).toHaveCount(1);
      const words = await page.locator('main').innerText();
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
      const plain = await context.newPage();
      await plain.goto(path);
      const plainWords = await plain.locator('main').innerText();
      const missing = words.split(/\s+/).filter((word) => !plainWords.includes(word));
      expect(missing).toEqual([]);
      await context.close();
    });
  });
}
