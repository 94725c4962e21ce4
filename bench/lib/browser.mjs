import { chromium } from '@playwright/test';

import { wholeBrowser } from '../../scripts/lib/browsers.mjs';

/** Starts the browser that the measurements use: Debian's where it is installed; CHROME_PATH names another. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: wholeBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** A slow line, as DevTools applies it: 1.6 Mbit/s down, 0.75 up, 150 ms for each request. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/**
 * Gives a page a slow line, and a processor that is four times slower.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/**
 * The middle of some figures, rounded.
 *
 * @param {number[]} values
 */
export const median = (values) => Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN);
