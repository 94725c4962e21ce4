import { brotliCompressSync } from 'node:zlib';

import { expect, type APIRequestContext, type Browser, type Page, type ViewportSize } from '@playwright/test';

import { coveringAddresses, publicAddresses } from './support/addresses';
import { barriers } from './support/barriers';
import { test } from './support/cold-page';
import { mostStyled } from './support/most-styled';
import { scriptAddress } from './support/script-address';
import { layoutShifts, scrollThrough, scrollToTop } from './support/watch-page';

/**
 * Budgets for every page, from the architecture: an empty page of this Next version has 115 KB of JavaScript (brotli).
 * A content page may add 12 KB, a page with carousels 15 KB.
 */
const scriptFloor = 115_000;
/** React and Next's router: with less, a script was not counted. */
const leastScripts = 100_000;
const scriptAllowance = (path: string) => (/^\/(en)?\/?(about)?$/.test(path) ? 15_000 : 12_000);
const styleBudget = 15_000;

/** Sizes by address, since pages share most of their files. */
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
 * Checks the page at its top, since axe reports a link that another element covers at the current scroll position as
 * too small. The consent banner is dismissed first. consent.spec.ts tests it.
 */
async function expectNoBarrier(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^(Çerez|Cookie)/ })
    .getByRole('button', { name: /^Re/ })
    .click();
  await scrollToTop(page);
  expect(await barriers(page)).toEqual([]);
}

async function expectSound(page: Page, complaints: string[], path: string, width: number): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(200);
  await scrollThrough(page);
  expect(await layoutShifts(page)).toEqual([]);
  await expectNoBarrier(page);
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** The visible words of the content, without controls, status messages and countdowns, which depend on JavaScript. */
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

/** `npm run test:full` checks every address at every width, instead of a set that covers all components. */
const isFull = process.env.E2E_FULL === '1';
const closelySeen = isFull ? publicAddresses : coveringAddresses;

for (const path of publicAddresses) {
  test.describe(`${path} at 390 px`, () => {
    const viewport = { width: 390, height: 844 };
    test.use({ viewport });
    const hasTwin = closelySeen.includes(path);

    test(`renders without page errors, layout shifts or accessibility violations${hasTwin ? ', and has the same text without JavaScript' : ''}`, async ({
      browser,
      coldPage: { page, complaints },
    }) => {
      await expectSound(page, complaints, path, viewport.width);
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
  // The menu bar has the least room at 1024 px. 1366 px is common for laptops.
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [1440, 900],
  ] as const) {
    test.describe(`${path} at ${width} px`, () => {
      test.use({ viewport: { width, height } });

      test('renders without page errors, layout shifts or accessibility violations', async ({
        coldPage: { page, complaints },
      }) => {
        await expectSound(page, complaints, path, width);
      });
    });
  }
}

test('every page stays within its size budgets and has a strict CSP', async ({ request }) => {
  const faults: string[] = [];
  for (const path of publicAddresses) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    if (!policy.includes("default-src 'none'") || /'unsafe-(inline|eval)'/.test(policy))
      faults.push(`${path}: ${policy}`);
    const html = await response.text();
    const scripts = await brotliSize(request, html, scriptAddress);
    if (scripts < leastScripts || scripts > scriptFloor + scriptAllowance(path))
      faults.push(`${path}: ${scripts} bytes of scripts`);
    const styles = await brotliSize(request, html, /<link rel="stylesheet" href="([^"]+)"/g);
    if (styles === 0 || styles > styleBudget) faults.push(`${path}: ${styles} bytes of styles`);
  }
  expect(faults).toEqual([]);
});

test('a barrier is found in a page, at the next width too, and in a frame', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.setContent('<html lang="en"><title>t</title><img src="data:,"></html>');
  const found = [expect.stringMatching(/^image-alt: <img/)];
  expect(await barriers(page)).toEqual(found);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await barriers(page)).toEqual(found);
  await page.setContent(
    `<html lang="en"><title>t</title><iframe title="f" srcdoc='<img src="data:,">'></iframe></html>`,
  );
  expect(await barriers(page)).toEqual(found);
});

test('inserting a notice or dialog does not recalculate the styles of the whole page', async ({ browser, page }) => {
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

test('a size of the frame that changes does not recalculate the styles of the whole page', async ({
  browser,
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: /^Çerez/ })).toBeVisible();
  const heightOfFooter = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--footer-h'));
  // The last one that the page measures by itself.
  await expect.poll(heightOfFooter).not.toBe('');
  const elements = await page.locator('body *').count();
  for (const name of ['--vh', '--header-h', '--footer-h', '--consent-h']) {
    const styled = await mostStyled(browser, page, () =>
      page.evaluate((property) => {
        document.documentElement.style.setProperty(property, '123px');
        return document.documentElement.getBoundingClientRect().top;
      }, name),
    );
    expect(styled, name).toBeLessThan(elements / 10);
  }
});
