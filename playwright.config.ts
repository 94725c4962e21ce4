import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import { debianBrowsers } from './scripts/lib/browsers.mjs';
import { canMount } from './scripts/lib/playwright.mjs';

/**
 * Debian's browser where it is installed, Playwright's own elsewhere; CHROME_PATH names another. The shell comes first;
 * Playwright's own is one too.
 */
const ofDebian = [debianBrowsers.shell, debianBrowsers.whole];
const executablePath = process.env.CHROME_PATH || ofDebian.find((file) => existsSync(file));

const untouched = /(contract|crawl|regeneration|sitemap)\.spec\.ts/;
const stacks =
  /(faulty-backend|go-live-failures|languages|launcher|login-flood|moved-content|other-hosts|outage|own-times|publication|restore|roles|several-machines|several-sites|two-contracts|waits)\.spec\.ts/;
const disks = /disk-full\.spec\.ts/;
const changing =
  /(bin|bin-panel|categories|finder-kinds|go-live|outdated-form|part-requests|parts|public-lists|published-meanwhile|translated-parts)\.spec\.ts/;
const build = /build\.spec\.ts/;
const postgres = /db-move\.spec\.ts/;

/** The suites run against the stack that `scripts/test-e2e.mjs` starts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than CI has cores: a test waits for half of its time, for pictures, the network to rest, or a movement.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // How long a test and what it expects may take on a machine that has other work to do; neither is a measure of the
  // site.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: process.env.E2E_SITE_URL,
    locale: 'tr-TR',
    // Visitors who have seen the popup, which has a suite of its own: it would open over what the others look at.
    storageState: {
      cookies: [
        {
          name: 'promo-popup',
          value: 'shown',
          domain: '127.0.0.1',
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [],
    },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--renderer-process-limit=1',
        // The headless shell does not know how fast the line is, and would load pictures from twice as far ahead.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
  // `scripts/lib/playwright.mjs` runs them, each whatever the others have found: no `dependencies` here.
  projects: [
    // They count or compare what is public, so they run before others change it.
    { name: 'untouched', testMatch: untouched },
    // They need a PostgreSQL, which `scripts/test-postgres.mjs` starts. One test takes a third of the time of all suites
    // there, so it begins first: at the end, it would run alone.
    { name: 'postgres', testMatch: postgres },
    // Each starts a site or a backend, and its tests follow each other: they begin first, so that none is left at the
    // end.
    { name: 'stacks', testMatch: canMount ? [stacks, disks] : stacks },
    { name: 'site', testIgnore: [untouched, stacks, disks, changing, build, postgres] },
    // They change lists, menu and footer, which the suites of the site look at. One at a time: a changed menu has every
    // page regenerated, while another test measures how soon its own page is public.
    { name: 'changing', testMatch: changing, workers: 1 },
    // Builds take every core, so they run when nobody else is held up.
    { name: 'build', testMatch: build },
  ],
});
