import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { installPackage, runShown } from './debian-packages.mjs';

/**
 * Debian's browsers. The headless shell has no window around a page: a context costs it a seventh of the time. The
 * whole one has the back/forward cache.
 */
export const debianBrowsers = { shell: '/usr/bin/chromium-headless-shell', whole: '/usr/bin/chromium' };

/** The whole browser: the one that CHROME_PATH names, Debian's where it is installed; undefined for Playwright's own. */
export const wholeBrowser = () =>
  process.env.CHROME_PATH || (existsSync(debianBrowsers.whole) ? debianBrowsers.whole : undefined);

/** The shell where it is installed, else the whole browser: nothing of its own loads or is drawn beside a page. */
export const quietBrowser = () =>
  process.env.CHROME_PATH || (existsSync(debianBrowsers.shell) ? debianBrowsers.shell : wholeBrowser());

/**
 * Where browsers may be, and how they are installed.
 *
 * @typedef {object} Machine
 * @property {string | undefined} chosen the browser that CHROME_PATH names
 * @property {string} own the whole browser of `npx playwright install chromium`, which installs a shell beside it
 * @property {(file: string) => boolean} has
 * @property {import('./debian-packages.mjs').Run} run
 */

/** @type {Machine} */
const thisMachine = {
  chosen: process.env.CHROME_PATH,
  own: chromium.executablePath(),
  has: existsSync,
  run: runShown,
};

/**
 * Installs Debian's browsers where there are none.
 *
 * @param {Machine} [machine]
 * @throws {Error} with one line that names the package, where there is none and it cannot be installed
 */
export function requireBrowsers({ chosen, own, has, run } = thisMachine) {
  if (chosen || has(own)) return;
  try {
    if (!has(debianBrowsers.shell)) installPackage('chromium-headless-shell', run);
  } catch {
    // Not every system has this package. The whole browser can do what the shell does, in more time.
  }
  if (has(debianBrowsers.whole)) return;
  const remedy = 'install the package chromium, or name a browser in CHROME_PATH';
  try {
    installPackage('chromium', run);
  } catch (error) {
    throw new Error(`Chromium is missing, and cannot be installed from here: ${remedy}`, { cause: error });
  }
  if (!has(debianBrowsers.whole)) throw new Error(`Chromium is missing after its installation: ${remedy}`);
}
