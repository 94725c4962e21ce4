import { test as base } from '@playwright/test';

import { wholeBrowser } from '../../scripts/lib/browsers.mjs';

const executablePath = wholeBrowser();

/**
 * Tests in the whole browser, with its back/forward cache: the headless shell has none, and Playwright switches it off.
 * Playwright knows its own whole one by this channel.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const own = { channel: executablePath ? undefined : 'chromium', executablePath };
      await use({ ...launchOptions, ...own, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});
