/**
 * How long the next page takes, from the press on a link to its first paint: by the client-side router, with its cover
 * of half a second, and as a document of its own, each with what is fetched ahead and without; and by going back. Once
 * on the machine as it is, once as on a slow phone (`bench/lib/browser.mjs`).
 *
 *     node bench/next-page.mjs http://127.0.0.1:3000 [runs, 5] [path of the next page, /about]
 *
 * The site must be running. Prints medians in milliseconds: until the page is painted, and until its menu's
 * script is there too.
 */
import { launchBrowser, median, slowDown } from './lib/browser.mjs';
import { table } from './lib/table.mjs';

const [site = 'http://127.0.0.1:3000', runs = '5', target = '/about'] = process.argv.slice(2);

/** @typedef {{ pressed: string | null, painted?: number, scripted?: number, isKept?: boolean }} Seen */

/**
 * Runs in every page, from before its first byte. The time of the press outlives a document in the session's storage.
 */
function observe() {
  const { addEventListener, document, location, performance, requestAnimationFrame, sessionStorage } = globalThis;
  const now = () => performance.timeOrigin + performance.now();
  const note = () => setTimeout(() => Reflect.set(globalThis, 'painted', now()));
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('pressed', String(now()));
      const [title, path] = [document.title, location.pathname];
      const look = () => {
        const isThere = document.title !== title && location.pathname !== path;
        if (isThere && !document.querySelector('[role=status] svg')) note();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
  const untilScripted = () => {
    if (document.querySelector('nav[data-scripted]')) Reflect.set(globalThis, 'scripted', now());
    else requestAnimationFrame(untilScripted);
  };
  requestAnimationFrame(untilScripted);
  addEventListener('pageshow', ({ persisted }) => {
    Reflect.set(globalThis, 'isKept', persisted);
    if (persisted) requestAnimationFrame(note);
  });
  new globalThis.PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint && sessionStorage.getItem('pressed')) {
      Reflect.set(globalThis, 'painted', performance.timeOrigin + paint.startTime);
    }
  }).observe({ type: 'paint', buffered: true });
}

/** Leaves links to the browser: the click does not reach the router's listeners on the document. */
function leaveToBrowser(/** @type {string | undefined} */ fetchedAhead) {
  for (const type of ['click', 'pointerover', 'pointerdown', 'focusin']) {
    globalThis.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  }
  if (!fetchedAhead) return;
  const rules = globalThis.document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({ prefetch: [{ urls: [fetchedAhead], eagerness: 'immediate' }] });
  globalThis.document.head.append(rules);
}

const ways = /** @type {const} */ ([
  'router, fetched ahead',
  'router, not fetched ahead',
  'document, fetched ahead',
  'document, not fetched ahead',
  'back, out of the browser’s cache',
]);

const browser = await launchBrowser();

/** @param {typeof ways[number]} way @param {boolean} isSlow */
async function follow(way, isSlow) {
  // The page's policy allows no rules but its own.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'tr-TR',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${site}/`, { waitUntil: 'networkidle' });
  await page.locator('nav[data-scripted]').waitFor({ state: 'attached' });
  const link = page.locator(`footer a[href="${target}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  if (isSlow) await slowDown(page);
  const isAhead = way.endsWith(', fetched ahead');
  const read = () =>
    page.evaluate(() => {
      /** @type {Seen} */
      const seen = {
        pressed: globalThis.sessionStorage.getItem('pressed'),
        painted: Reflect.get(globalThis, 'painted'),
        scripted: Reflect.get(globalThis, 'scripted'),
        isKept: Reflect.get(globalThis, 'isKept'),
      };
      return seen;
    });
  const untilPainted = () =>
    page.waitForFunction(() => Reflect.get(globalThis, 'painted') > 0 && Reflect.get(globalThis, 'scripted') > 0);

  if (way.startsWith('back')) {
    await page.goto(site + target, { waitUntil: 'networkidle' });
    const pressed = Date.now();
    await page.goBack({ waitUntil: 'commit' });
    await untilPainted();
    const { painted = NaN, isKept } = await read();
    await context.close();
    if (!isKept) throw new Error('the page was not kept');
    return { painted: painted - pressed, scripted: painted - pressed };
  }
  if (way.startsWith('document')) await page.evaluate(leaveToBrowser, isAhead ? target : undefined);
  if (isAhead) {
    await link.hover();
    // The pause after which a pointer counts as intent, and the time of a slow line.
    await page.waitForTimeout(isSlow ? 2500 : 500);
  }
  await link.dispatchEvent('click');
  await page.waitForURL(site + target, { waitUntil: 'commit' });
  await untilPainted();
  const { pressed, painted = NaN, scripted = NaN } = await read();
  await context.close();
  return { painted: painted - Number(pressed), scripted: Math.max(painted, scripted) - Number(pressed) };
}

/** @param {typeof ways[number]} way @param {boolean} isSlow */
async function times(way, isSlow) {
  const found = [];
  for (let run = 0; run < Number(runs); run += 1) found.push(await follow(way, isSlow));
  return {
    painted: median(found.map(({ painted }) => painted)),
    scripted: median(found.map(({ scripted }) => scripted)),
  };
}

/** @type {Record<string, string | number>[]} */
const rows = [];
for (const way of ways) {
  const [fast, slow] = [await times(way, false), await times(way, true)];
  rows.push({
    way,
    'press to paint': fast.painted,
    'to a scripted menu': fast.scripted,
    'slow phone: press to paint': slow.painted,
    'slow phone: to a scripted menu': slow.scripted,
  });
}
await browser.close();
console.info(table(rows));
