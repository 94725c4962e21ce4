/**
 * How fast the page reacts: opening the menu, and the interactions of a scripted visit, each from the key or the press
 * to the next paint (the browser's event timing), with a throttled processor.
 *
 *     node bench/interactions.mjs http://127.0.0.1:3000 [slow-down, 4] [only those with this in their name]
 *
 * The site must be running. Prints the median and the worst of nine runs, in milliseconds.
 */
import { launchBrowser } from './lib/browser.mjs';

const [site = 'http://127.0.0.1:3000', slowDown = '4', part = ''] = process.argv.slice(2);
const runs = 9;

/**
 * How long a finger or a button stays down, in milliseconds. A press without a duration, which only machines make,
 * would add the work of the touch to that of the release.
 */
const shortTap = 60;

const browser = await launchBrowser();

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** @param {Page} page */
const menuButton = (page) => page.locator('nav[data-scripted] > ul > li > button').nth(1);
/** @param {Page} page */
const phoneMenu = (page) => page.locator('header summary').first();

/** @param {Page} page */
const secondTab = (page) => page.getByRole('tab').nth(1);
/** @param {Page} page */
const secondItem = (page) => page.locator('main details summary').nth(1);

/**
 * What is pressed, after a preparation. `menu…` measures until the panel is visible, the others until the next paint.
 *
 * @type {Record<string, {
 *   path: string,
 *   isPhone?: boolean,
 *   key?: string,
 *   hold?: number,
 *   prepare?: (page: Page) => Promise<unknown>,
 *   target: (page: Page) => Locator,
 * }>}
 */
const interactions = {
  'nothing, for comparison: a press on the title': {
    path: '/',
    target: (page) => page.getByRole('heading', { level: 1 }),
  },
  'nothing, for comparison: a tap on the title': {
    path: '/',
    isPhone: true,
    target: (page) => page.getByRole('heading', { level: 1 }),
  },
  'the least there is to see, for comparison: a tap that colours a box': {
    path: '/',
    isPhone: true,
    prepare: (page) =>
      page.evaluate(() => {
        const box = globalThis.document.createElement('details');
        box.append(globalThis.document.createElement('summary'));
        globalThis.document.body.append(box);
        const sheet = globalThis.document.styleSheets[0];
        const place = 'position: fixed; z-index: 999; inset: 10px 80px auto auto; width: 30px; height: 30px';
        sheet?.insertRule(`body > details > summary { ${place}; background: red }`, sheet.cssRules.length);
        sheet?.insertRule('body > details[open] > summary { background: blue }', sheet.cssRules.length);
      }),
    target: (page) => page.locator('body > details > summary'),
  },
  'menu, by key': { path: '/', key: 'Enter', target: menuButton },
  'menu, by tap on a phone': { path: '/', isPhone: true, target: phoneMenu },
  'menu, by a tap of no length': { path: '/', isPhone: true, hold: 0, target: phoneMenu },
  'menu item, by tap on a phone': {
    path: '/',
    isPhone: true,
    prepare: (page) => phoneMenu(page).tap(),
    target: menuButton,
  },
  tabs: { path: '/page/jet-grout', target: secondTab },
  accordion: { path: '/page/jet-grout', target: secondItem },
  'tabs, on the page that has every section type': { path: '/page/elements', target: secondTab },
  'accordion, on the page that has every section type': { path: '/page/elements', target: secondItem },
  carousel: {
    path: '/',
    prepare: (page) => page.getByRole('region', { name: 'Teknoloji ve Uygulamalar' }).scrollIntoViewIfNeeded(),
    target: (page) => page.getByRole('button', { name: 'Sonraki' }).first(),
  },
  modal: { path: '/about', target: (page) => page.getByRole('link', { name: /Filmi izle/ }).first() },
};

/**
 * Prepares the press, so that only the press itself is measured: Playwright's own click would query the page for its
 * target during the press.
 *
 * @param {Page} page
 * @param {typeof interactions[string]} interaction
 * @returns {Promise<() => Promise<void>>} the press
 */
async function aim(page, { target, key, isPhone, hold = shortTap }) {
  const element = target(page);
  await element.waitFor();
  await element.scrollIntoViewIfNeeded();
  if (key) {
    await element.focus();
    return () => page.keyboard.press(key);
  }
  await page.waitForTimeout(500);
  const box = await element.boundingBox();
  if (!box) throw new Error('the target of the press is missing');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const stay = () => (hold ? page.waitForTimeout(hold) : undefined);
  if (isPhone) {
    const session = await page.context().newCDPSession(page);
    /** @param {'touchStart' | 'touchEnd'} type */
    const touch = (type) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
    return () =>
      touch('touchStart')
        .then(stay)
        .then(() => touch('touchEnd'))
        .then(() => undefined);
  }
  await page.mouse.move(x, y);
  return () =>
    page.mouse
      .down()
      .then(stay)
      .then(() => page.mouse.up());
}

/** @param {string} name */
async function measure(name) {
  const interaction = /** @type {typeof interactions[string]} */ (interactions[name]);
  const { path, isPhone = false, prepare } = interaction;
  const viewport = { width: isPhone ? 390 : 1440, height: 900 };
  const page = await browser.newPage({ viewport, hasTouch: isPhone, locale: 'tr-TR' });
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
  const press = await aim(page, interaction);
  // Waits until nothing moves, so that scrolling and loading pictures are not measured.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.evaluate(() => /** @type {number[]} */ (Reflect.get(globalThis, 'durations')).splice(0));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowDown) });
  await press();
  await page.waitForTimeout(700);
  const durations = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(globalThis, 'durations')));
  await page.close();
  // Browsers do not report events faster than a frame of 16 ms.
  return Math.max(16, ...durations);
}

for (const name of Object.keys(interactions).filter((one) => one.includes(part))) {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure(name));
  times.sort((a, b) => a - b);
  console.info(`${name}: median ${times[Math.floor(runs / 2)]} ms, worst ${times.at(-1)} ms`);
}
await browser.close();
