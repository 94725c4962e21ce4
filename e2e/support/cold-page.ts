import { test as base, type Browser, type Page } from '@playwright/test';

import { watchPage } from './watch-page';

interface ColdPage {
  page: Page;
  /** Everything that the browser complained about during this test. */
  complaints: string[];
}

interface KeptPage extends ColdPage {
  /** Makes the browser forget everything that the site has left in it. */
  forget: () => Promise<void>;
}

/** One for each site that the worker visits. */
const keptPages = new Map<string, Promise<KeptPage>>();

async function openKeptPage(browser: Browser): Promise<KeptPage> {
  const context = await browser.newContext();
  const { cookies } = await context.storageState();
  const page = await context.newPage();
  const { complaints } = await watchPage(page);
  const session = await context.newCDPSession(page);
  return {
    page,
    complaints,
    forget: async () => {
      // A document without scripts, and of the same site: another one would be opened in a new process.
      await page.goto('/favicon.ico');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.clearCookies();
      await context.addCookies(cookies);
      // What the process keeps in memory goes when its cache is switched off.
      for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
      await session.send('Network.clearBrowserCache');
      complaints.length = 0;
    },
  };
}

/**
 * Tests that open one page each, and leave nothing but what a visitor leaves. `coldPage` is the same page for all tests
 * of a worker, with empty caches, no storage and the first cookies: a new context takes a new process, which costs as
 * much processor time as a load of the page does. The first test's options are those of all, except for the viewport.
 */
export const test = base.extend<{ coldPage: ColdPage }>({
  coldPage: async ({ baseURL, browser, viewport }, provide) => {
    const key = baseURL ?? '';
    const opened = keptPages.get(key) ?? openKeptPage(browser);
    keptPages.set(key, opened);
    const { page, complaints, forget } = await opened;
    await forget();
    if (viewport) await page.setViewportSize(viewport);
    await provide({ page, complaints });
  },
});
