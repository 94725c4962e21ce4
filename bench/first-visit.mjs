/**
 * What a visitor waits for at the first visit: a phone with a slow line (1.6 Mbit/s, 150 ms) and a processor four times
 * slower, both applied and not modelled.
 *
 *     node bench/first-visit.mjs http://127.0.0.1:3000[,http://127.0.0.1:3001] [runs, 5] [paths]
 *
 * The sites must be running; several are measured in turns. Prints medians in milliseconds: first and largest paint,
 * the load event, when the menu's script is there, the sum of what long tasks after the first paint take beyond 50 ms,
 * and how long a tap on the menu takes to open it, if it comes with the first paint.
 */
import { launchBrowser, median, slowDown } from './lib/browser.mjs';
import { listPath } from './lib/demo-lists.mjs';
import { table } from './lib/table.mjs';

const [sites = 'http://127.0.0.1:3000', runs = '5', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/', '/about', '/contact', listPath];
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'tr-TR',
};

/**
 * @typedef {{ paint: number, largest: number, scripted: number, blocked: number, shift: number, opened: number }} Seen
 */

/** Runs in the page, from before its first byte. */
function observe() {
  /** @type {Seen} */
  const seen = { paint: 0, largest: 0, scripted: 0, blocked: 0, shift: 0, opened: 0 };
  Reflect.set(globalThis, 'seen', seen);
  /**
   * @param {string} type @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} note
   */
  const watch = (type, note) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => {
    if (seen.paint > 0 && startTime >= seen.paint) seen.blocked += duration - 50;
  });
  const { document, requestAnimationFrame } = globalThis;
  const look = () => {
    const [now, menu] = [performance.now(), document.querySelector('header details')];
    if (seen.scripted === 0 && document.querySelector('nav[data-scripted]')) seen.scripted = now;
    if (seen.opened === 0 && menu?.hasAttribute('open')) seen.opened = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const browser = await launchBrowser();

/**
 * @param {string} url
 * @param {boolean} isTapped whether the menu is tapped as soon as something is painted
 */
async function visit(url, isTapped) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await slowDown(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  const read = () => page.evaluate(() => /** @type {Seen} */ (Reflect.get(globalThis, 'seen')));
  let tapped = NaN;
  if (isTapped) {
    await page.waitForFunction(() => /** @type {Seen} */ (Reflect.get(globalThis, 'seen')).paint > 0);
    const place = await page.locator('header summary').boundingBox();
    tapped = await page.evaluate(() => performance.now());
    if (place) await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await page.waitForFunction(() => /** @type {Seen} */ (Reflect.get(globalThis, 'seen')).opened > 0);
  }
  await page.waitForFunction(() => /** @type {Seen} */ (Reflect.get(globalThis, 'seen')).scripted > 0);
  await page.waitForLoadState('networkidle');
  const seen = await read();
  const load = await page.evaluate(() => {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    return entry?.loadEventEnd ?? NaN;
  });
  await context.close();
  return { ...seen, load, kilobytes: bytes / 1024, wait: seen.opened - tapped };
}

/** @type {Record<string, string | number>[]} */
const rows = [];
for (const path of paths) {
  const addresses = sites.split(',').map((site) => site + path);
  // The first visit has pictures scaled, and the page finished.
  for (const address of addresses) await visit(address, false);
  const found = addresses.map(() => ({
    visits: /** @type {Awaited<ReturnType<typeof visit>>[]} */ ([]),
    taps: /** @type {Awaited<ReturnType<typeof visit>>[]} */ ([]),
  }));
  for (let run = 0; run < Number(runs); run += 1) {
    for (const [index, address] of addresses.entries()) {
      found[index]?.visits.push(await visit(address, false));
      found[index]?.taps.push(await visit(address, true));
    }
  }
  for (const [index, { visits, taps }] of found.entries()) {
    /** @param {'paint' | 'largest' | 'load' | 'scripted' | 'blocked' | 'kilobytes'} what */
    const middle = (what) => median(visits.map((one) => one[what]));
    rows.push({
      address: addresses[index] ?? '',
      'first paint': middle('paint'),
      'largest paint': middle('largest'),
      load: middle('load'),
      'menu scripted': middle('scripted'),
      blocked: middle('blocked'),
      'tap to open menu': median(taps.map(({ wait }) => wait)),
      'layout shift': Math.max(...visits.map(({ shift }) => shift)),
      KB: middle('kilobytes'),
    });
  }
}
await browser.close();
console.info(table(rows));
