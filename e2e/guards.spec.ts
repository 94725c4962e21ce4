import { brotliCompressSync } from 'node:zlib';

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type Browser, type Page, type ViewportSize } from '@playwright/test';

import { publicAddresses } from './support/addresses';
import { layoutShifts, scrollThrough, watchPage } from './support/watch-page';

/**
 * Guard rails every page is born within. Budgets are those of the architecture: the floor, an empty page of this
 * Next version, is 115 KB of JavaScript (brotli); a content page may add 12 KB, one with carousels 15 KB.
 */
const scriptFloor = 115_000;
const scriptAllowance = (path: string) => (/^\/(en)?\/?(about)?$/.test(path) ? 15_000 : 12_000);
const styleBudget = 15_000;

async function brotliSize(request: APIRequestContext, html: string, pattern: RegExp): Promise<number> {
  const urls = new Set([...html.matchAll(pattern)].map(([, url]) => url ?? ''));
  const bodies = await Promise.all([...urls].map(async (url) => (await request.get(url)).body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

/**
 * Judges the page as it stands when it is read: axe takes a link that something lies over at some point of scrolling,
 * in view or not, for too small a one. The question of consent, answered here, has a suite of its own.
 */
async function expectNoBarrier(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^(Çerez|Cookie)/ })
    .getByRole('button', { name: /^Re/ })
    .click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}

async function expectSound(page: Page, path: string, width: number): Promise<void> {
  const { complaints } = await watchPage(page);
  expect((await page.goto(path))?.status()).toBe(200);
  await scrollThrough(page);
  expect(await layoutShifts(page)).toEqual([]);
  await expectNoBarrier(page);
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/**
 * The words of the content that can be seen. Controls and their read-outs belong to the script that works them, and so
 * does what only the browser's clock knows, the time that is left until a date.
 */
function visibleWords(page: Page): Promise<string[]> {
  return page.evaluate((notRead) => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element?.checkVisibility() || element.closest(notRead)) continue;
      words.push(...(walker.currentNode.textContent ?? '').split(/\s+/).filter(Boolean));
    }
    return words;
  }, 'button, output, [aria-hidden=true], [role=status], [role=timer]');
}

async function wordsWithoutScript(browser: Browser, path: string, viewport: ViewportSize): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const words = await visibleWords(page);
  await context.close();
  return words;
}

test.use({ reducedMotion: 'reduce' });

/** One page of each kind: what differs between these widths is the frame and the sections, not the content. */
const oneOfEachKind = [
  '/',
  '/en',
  '/about',
  '/contact',
  '/ara',
  '/page/elements',
  '/page/hizmetlerimiz',
  '/page/ekibimiz',
  '/page/haberler',
  '/reference/metro-projeleri',
  '/reference/baraj-projeleri',
];

/** The bar of the menu with the least room, and a common laptop. */
for (const [width, height] of [
  [1024, 768],
  [1366, 768],
] as const) {
  test.describe(`at ${width} px, a page of each kind`, () => {
    test.use({ viewport: { width, height } });

    for (const path of oneOfEachKind) {
      test(`${path} renders without complaint, shift or barrier`, async ({ page }) => {
        await expectSound(page, path, width);
      });
    }
  });
}

for (const path of publicAddresses) {
  test.describe(path, () => {
    test.describe('at 390 px', () => {
      const viewport = { width: 390, height: 844 };
      test.use({ viewport });

      test('renders without complaint, shift or barrier, and reads the same without JavaScript', async ({
        browser,
        page,
      }) => {
        const { complaints } = await watchPage(page);
        expect((await page.goto(path))?.status()).toBe(200);
        await scrollThrough(page);
        expect(await layoutShifts(page)).toEqual([]);
        await expectNoBarrier(page);
        expect(complaints).toEqual([]);
        await expect(page.locator('h1')).toHaveCount(1);
        const plain = new Set(await wordsWithoutScript(browser, path, viewport));
        expect((await visibleWords(page)).filter((word) => !plain.has(word))).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    });

    for (const [width, height] of [
      [768, 1024],
      [1440, 900],
    ] as const) {
      test.describe(`at ${width} px`, () => {
        test.use({ viewport: { width, height } });

        test('renders without complaint, shift or barrier', async ({ page }) => {
          await expectSound(page, path, width);
        });
      });
    }

    test('stays within its budgets and has a strict policy', async ({ request }) => {
      const response = await request.get(path);
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/'unsafe-(inline|eval)'/);
      const html = await response.text();
      const scripts = await brotliSize(
        request,
        html.replace(/<script[^>]*nomodule[^>]*>/gi, ''),
        /<script[^>]* src="([^"]+)"/g,
      );
      expect(scripts).toBeLessThanOrEqual(scriptFloor + scriptAllowance(path));
      const styles = await brotliSize(request, html, /<link rel="stylesheet" href="([^"]+)"/g);
      expect(styles).toBeGreaterThan(0);
      expect(styles).toBeLessThanOrEqual(styleBudget);
    });
  });
}

/** How many elements the browser has styled at once, as its own trace says, while something happened. */
async function mostStyled(browser: Browser, page: Page, happen: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await happen();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

test('what comes into a page later, a notice or a dialog, does not have all of the page styled anew', async ({
  browser,
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: /^Çerez/ })).toBeVisible();
  const elements = await page.locator('body *').count();
  for (const place of ['prepend', 'append'] as const) {
    const styled = await mostStyled(browser, page, () =>
      page.evaluate((how) => {
        const notice = document.createElement('section');
        document.body[how](notice);
        return notice.getBoundingClientRect().top;
      }, place),
    );
    expect(styled, place).toBeLessThan(elements / 10);
  }
});
