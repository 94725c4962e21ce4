import { brotliCompressSync } from 'node:zlib';

import { expect, test, type APIRequestContext, type Browser, type Page, type ViewportSize } from '@playwright/test';

import { coveringAddresses, publicAddresses } from './support/addresses';
import { barriers } from './support/barriers';
import { layoutShifts, scrollThrough, watchPage } from './support/watch-page';

/**
 * Guard rails every page is born within. Budgets are those of the architecture: the floor, an empty page of this
 * Next version, is 115 KB of JavaScript (brotli); a content page may add 12 KB, one with carousels 15 KB.
 */
const scriptFloor = 115_000;
const scriptAllowance = (path: string) => (/^\/(en)?\/?(about)?$/.test(path) ? 15_000 : 12_000);
const styleBudget = 15_000;

/** Pages share most of their files, which never change under one address. */
const brotliSizes = new Map<string, Promise<number>>();

function sizeOf(request: APIRequestContext, url: string): Promise<number> {
  const size =
    brotliSizes.get(url) ?? request.get(url).then(async (file) => brotliCompressSync(await file.body()).length);
  brotliSizes.set(url, size);
  return size;
}

async function brotliSize(request: APIRequestContext, html: string, pattern: RegExp): Promise<number> {
  const urls = new Set([...html.matchAll(pattern)].map(([, url]) => url ?? ''));
  const sizes = await Promise.all([...urls].map((url) => sizeOf(request, url)));
  return sizes.reduce((sum, size) => sum + size, 0);
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
  expect(await barriers(page)).toEqual([]);
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

/** `npm run test:full`: every address at every width, instead of those that show everything between them. */
const isFull = process.env.E2E_FULL === '1';
const closelySeen = isFull ? publicAddresses : coveringAddresses;

for (const path of publicAddresses) {
  test.describe(`${path} at 390 px`, () => {
    const viewport = { width: 390, height: 844 };
    test.use({ viewport });
    const hasTwin = closelySeen.includes(path);

    test(`renders without complaint, shift or barrier${hasTwin ? ', and reads the same without JavaScript' : ''}`, async ({
      browser,
      page,
    }) => {
      await expectSound(page, path, viewport.width);
      await expect(page.locator('h1')).toHaveCount(1);
      if (hasTwin) {
        const plain = new Set(await wordsWithoutScript(browser, path, viewport));
        expect((await visibleWords(page)).filter((word) => !plain.has(word))).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}

for (const path of closelySeen) {
  // 1024 is the bar of the menu with the least room, 1366 a common laptop.
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [1440, 900],
  ] as const) {
    test.describe(`${path} at ${width} px`, () => {
      test.use({ viewport: { width, height } });

      test('renders without complaint, shift or barrier', async ({ page }) => {
        await expectSound(page, path, width);
      });
    });
  }
}

test('every page stays within its budgets and has a strict policy', async ({ request }) => {
  const faults: string[] = [];
  for (const path of publicAddresses) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    if (!policy.includes("default-src 'none'") || /'unsafe-(inline|eval)'/.test(policy))
      faults.push(`${path}: ${policy}`);
    const html = await response.text();
    const modern = html.replace(/<script[^>]*nomodule[^>]*>/gi, '');
    const scripts = await brotliSize(request, modern, /<script[^>]* src="([^"]+)"/g);
    if (scripts > scriptFloor + scriptAllowance(path)) faults.push(`${path}: ${scripts} bytes of scripts`);
    const styles = await brotliSize(request, html, /<link rel="stylesheet" href="([^"]+)"/g);
    if (styles === 0 || styles > styleBudget) faults.push(`${path}: ${styles} bytes of styles`);
  }
  expect(faults).toEqual([]);
});

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
