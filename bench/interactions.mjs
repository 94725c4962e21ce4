/**
 * How soon the page answers a visitor: the menu's opening, and the interactions of a scripted visit, each from the key
 * or the press to the next paint as the browser's own event timing has it, on a processor slowed down.
 *
 *     node bench/interactions.mjs http://127.0.0.1:3000 [slow-down, 4]
 *
 * The site must be running. Prints the median and the worst of nine runs, in milliseconds.
 */
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

const [site = 'http://127.0.0.1:3000', slowDown = '4'] = process.argv.slice(2);
const runs = 9;

const debianChromium = '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || (existsSync(debianChromium) ? debianChromium : undefined),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

/** @typedef {import('@playwright/test').Page} Page */

/**
 * What a visitor does. `menu…` counts until the panel is there to be seen, the others until the next paint.
 *
 * @type {Record<string, { path: string, width?: number, prepare?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<unknown> }>}
 */
const interactions = {
  'nothing, for comparison: a press on the title': {
    path: '/',
    act: (page) => page.getByRole('heading', { level: 1 }).click(),
  },
  'menu, by key': {
    path: '/',
    prepare: (page) => page.locator('nav[data-scripted] > ul > li > button').nth(1).focus(),
    act: (page) => page.keyboard.press('Enter'),
  },
  'menu, by tap on a phone': { path: '/', width: 390, act: (page) => page.locator('header summary').first().click() },
  'menu item, by tap on a phone': {
    path: '/',
    width: 390,
    prepare: (page) => page.locator('header summary').first().click(),
    act: (page) => page.locator('nav[data-scripted] > ul > li > button').nth(1).click(),
  },
  tabs: {
    path: '/page/elements',
    prepare: (page) => page.getByRole('tab').nth(1).scrollIntoViewIfNeeded(),
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  accordion: {
    path: '/page/elements',
    prepare: (page) => page.locator('main details summary').nth(1).scrollIntoViewIfNeeded(),
    act: (page) => page.locator('main details summary').nth(1).click(),
  },
  carousel: {
    path: '/',
    prepare: async (page) => {
      await page.getByRole('region', { name: 'Teknoloji ve Uygulamalar' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Sonraki' }).first().waitFor();
    },
    act: (page) => page.getByRole('button', { name: 'Sonraki' }).first().click(),
  },
  modal: {
    path: '/about',
    act: (page) =>
      page
        .getByRole('link', { name: /Filmi izle/ })
        .first()
        .click(),
  },
};

/** @param {string} name */
async function measure(name) {
  const { path, width = 1440, prepare, act } = /** @type {typeof interactions[string]} */ (interactions[name]);
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'tr-TR' });
  await page.addInitScript(() => {
    const durations = /** @type {number[]} */ ([]);
    Reflect.set(globalThis, 'durations', durations);
    new globalThis.PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
        if (interactionId) durations.push(duration);
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.locator('nav[data-scripted]').waitFor({ state: 'attached' });
  await prepare?.(page);
  // A visitor presses what has come to rest: the way there, and the pictures it brings in, are not the press's.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.evaluate(() => /** @type {number[]} */ (Reflect.get(globalThis, 'durations')).splice(0));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowDown) });
  await act(page);
  await page.waitForTimeout(700);
  const durations = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(globalThis, 'durations')));
  await page.close();
  // Events faster than a frame of 16 ms are not reported at all.
  return Math.max(16, ...durations);
}

for (const name of Object.keys(interactions)) {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure(name));
  times.sort((a, b) => a - b);
  console.info(`${name}: median ${times[Math.floor(runs / 2)]} ms, worst ${times.at(-1)} ms`);
}
await browser.close();
