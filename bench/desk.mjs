/**
 * `node bench/desk.mjs`: how long an editor waits: opening a section's form, from a key to its preview, saving, and from
 * publishing until the page is public. On the middle of a page of the demo content; it saves and publishes.
 *
 *   --rounds=N       how often each is measured (15)
 *   SITE_URL, BACKEND_URL                 where the stack is, the backend as the site names it
 *   ADMIN_EMAIL, ADMIN_PASSWORD           an administrator's
 *
 * Prints the median, the 95th percentile and the worst, in milliseconds, and the requests while typing.
 */
import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { skipTour } from './lib/open-session.mjs';
import { logIn } from './lib/sign-in.mjs';

const rounds = Number(process.argv.find((part) => part.startsWith('--rounds='))?.split('=')[1] ?? 15);
const { SITE_URL: site, BACKEND_URL: backend, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
if (!site || !backend || !email || !password) {
  exitWithLine('set SITE_URL, BACKEND_URL, ADMIN_EMAIL and ADMIN_PASSWORD');
}

const keysARound = 20;
/** An editor's pace, in milliseconds between two keys. */
const pace = 120;

/** @type {Record<string, number[]>} */
const times = {};
/** @param {string} name @param {number} ms */
const note = (name, ms) => void (times[name] ??= []).push(ms);

/** @param {string} name @param {() => Promise<unknown>} act */
async function timed(name, act) {
  const startedAt = performance.now();
  await act();
  note(name, performance.now() - startedAt);
}

const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR' });
const token = await logIn(backend, { email, password });
await skipTour(site, token);
await context.addCookies([{ name: 'payload-token', value: token, url: backend }]);
const page = await context.newPage();
let requests = 0;
page.on('request', () => (requests += 1));

/**
 * Types into what has the focus, and measures in the page: from a key until the text stands in the preview, at the next
 * frame.
 */
async function typeAndMeasure() {
  await page.evaluate(() => {
    const read = () => globalThis.document.querySelector('main h1')?.textContent;
    /** @type {number[]} */
    const found = [];
    let pressedAt = 0;
    let last = read();
    globalThis.addEventListener('keydown', () => (pressedAt = performance.now()), { capture: true });
    new globalThis.MutationObserver(() => {
      const from = pressedAt;
      if (!from || read() === last) return;
      last = read();
      pressedAt = 0;
      globalThis.requestAnimationFrame(() => found.push(performance.now() - from));
    }).observe(globalThis.document.body, { characterData: true, childList: true, subtree: true });
    Reflect.set(globalThis, 'keyTimes', found);
  });
  const before = requests;
  const text = 'Zemin güçlendirme işi'.slice(0, keysARound);
  await page.keyboard.type(text, { delay: pace });
  await page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor();
  const found = /** @type {number[]} */ (await page.evaluate(() => Reflect.get(globalThis, 'keyTimes')));
  for (const ms of found) note('key to preview', ms);
  return { keys: keysARound, seen: found.length, requests: requests - before };
}

const typing = { keys: 0, seen: 0, requests: 0 };
try {
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${site}/edit/page/jet-grout`, { waitUntil: 'load' });
    const refuse = page.getByRole('button', { name: 'Reddet', exact: true });
    if (await refuse.isVisible()) await refuse.click();
    const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
    const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });
    await page.waitForLoadState('networkidle');
    await timed('open a form', async () => {
      await page.getByRole('button', { name: /^Düzenle: Sayfa başlığı/ }).click();
      await panel.getByRole('textbox').first().waitFor();
    });
    await panel
      .getByRole('textbox')
      .first()
      .fill(`${Date.now().toString(36)} `);
    const { keys, seen, requests: sent } = await typeAndMeasure();
    typing.keys += keys;
    typing.seen += seen;
    typing.requests += sent;
    await timed('save', async () => {
      await panel.getByRole('button', { name: 'Kaydet', exact: true }).click();
      await panel.getByText('Kaydedildi', { exact: true }).waitFor();
    });
    await page.getByRole('button', { name: 'Paneli kapat' }).click();
    await bar.getByRole('button', { name: /^Yayımla/ }).click();
    const check = page.getByRole('dialog', { name: 'Yayın denetimi' });
    const confirm = check.getByRole('button', { name: 'Yayımla' });
    const live = bar.getByText(/^Yayında, [\d,]+ sn$/);
    // Without a warning it is published at once.
    await confirm.or(live).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    await live.waitFor({ timeout: 60_000 });
    const shown = /([\d,]+) sn/.exec((await live.textContent()) ?? '')?.[1] ?? '';
    note('publish until public', Number(shown.replace(',', '.')) * 1000);
  }
} finally {
  await browser.close();
}

/** By nearest rank. @param {number[]} sorted @param {number} share */
const at = (sorted, share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN);
for (const [name, values] of Object.entries(times)) {
  const sorted = values.toSorted((a, b) => a - b);
  console.info(`${name.padEnd(22)} ${at(sorted, 0.5)} ${at(sorted, 0.95)} ${at(sorted, 1)}`);
}
console.info(`${typing.keys} keys, ${typing.seen} seen in the preview, ${typing.requests} requests meanwhile`);
