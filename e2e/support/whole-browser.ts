import { existsSync } from 'node:fs';

import { test as base } from '@playwright/test';

const debian = '/usr/bin/chromium';

/**
 * Debian's browser where it is installed, or the one that Playwright knows under this name; CHROME_PATH names another.
 */
const own =
  process.env.CHROME_PATH || !existsSync(debian)
    ? { channel: process.env.CHROME_PATH ? undefined : 'chromium', executablePath: process.env.CHROME_PATH }
    : { channel: undefined, executablePath: debian };

/**
 * Tests in the whole browser, with its back/forward cache: the headless shell has none, and Playwright switches it off.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ...own, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});
