/**
 * `node bench/desk.mjs`: how long an editor waits: opening the page and a section's form, from a key to its preview and
 * saving, each in a title, a rich text and a list, and from publishing until the page is public. On a page of the demo
 * content; it saves and publishes. `node bench/editing.mjs --only=desk` runs it on a copy with 1,000 pages.
 *
 *   --rounds=N       how often each is measured (40)
 *   SITE_URL, BACKEND_URL                 where the stack is, the backend as the site names it
 *   ADMIN_EMAIL, ADMIN_PASSWORD           an administrator's
 *
 * Prints the median, the 95th percentile and the worst, in milliseconds, and the requests while typing.
 */
import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { skipTour } from './lib/open-session.mjs';
import { logIn } from './lib/sign-in.mjs';

/** @typedef {import('@playwright/test').Locator} Locator */

const rounds = Number(process.argv.find((part) => part.startsWith('--rounds='))?.split('=')[1] ?? 40);
const { SITE_URL: site, BACKEND_URL: backend, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
if (!site || !backend || !email || !password) {
  exitWithLine('set SITE_URL, BACKEND_URL, ADMIN_EMAIL and ADMIN_PASSWORD');
}

const letters = 'zeminkazik';
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

/** Where somebody types: a title, a rich text, and an entry of a list. */
const places = [
  {
    name: 'title',
    form: /^Düzenle: Sayfa başlığı/,
    id: 'page-title-1',
    /** @param {Locator} panel */
    field: async (panel) => {
      const field = panel.getByRole('textbox').first();
      // It would grow with each round.
      await field.fill('Jet Grout ');
      return field;
    },
  },
  {
    name: 'rich text',
    form: /^Düzenle: Hakkımızda \(filmli\)/,
    id: 'about-1',
    /** @param {Locator} panel */
    field: async (panel) => panel.getByRole('textbox', { name: 'Metin', exact: true }),
  },
  {
    name: 'list',
    form: /^Düzenle: Sık sorulanlar/,
    id: 'accordion-1',
    /** @param {Locator} panel */
    field: async (panel) => {
      await panel.getByRole('button', { name: /^1\. / }).click();
      const field = panel.getByRole('listitem').first().getByRole('textbox').first();
      await field.fill('Deneme kolonu ');
      return field;
    },
  },
];

/**
 * Types at the end of a field, and measures in the page: from a key until the text stands in the preview, at the next
 * frame.
 *
 * @param {Locator} field
 * @param {string} id of the section
 */
async function typeAndMeasure(field, id) {
  await field.press('Control+End');
  await page.evaluate((section) => {
    const read = () => globalThis.document.querySelector(`[data-edit="${section}"]`)?.textContent;
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
  }, id);
  const before = requests;
  await page.keyboard.type(letters, { delay: pace });
  await page.locator(`[data-edit="${id}"]`).filter({ hasText: letters }).waitFor();
  const found = /** @type {number[]} */ (await page.evaluate(() => Reflect.get(globalThis, 'keyTimes')));
  return { found, requests: requests - before };
}

const typing = { keys: 0, seen: 0, requests: 0 };
const bar = page.getByRole('region', { name: 'Düzenleme durumu' });
const panel = page.getByRole('dialog', { name: 'Bölümü düzenle' });

/** @param {typeof places[number]} place */
async function editAndSave({ name, form, id, field }) {
  await timed(`open a form, ${name}`, async () => {
    await page.getByRole('button', { name: form }).click();
    await panel.getByRole('textbox').first().waitFor();
  });
  const { found, requests: sent } = await typeAndMeasure(await field(panel), id);
  for (const ms of found) note(`key to preview, ${name}`, ms);
  typing.keys += letters.length;
  typing.seen += found.length;
  typing.requests += sent;
  await timed(`save, ${name}`, async () => {
    await panel.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await panel.getByText('Kaydedildi', { exact: true }).waitFor();
  });
  await page.getByRole('button', { name: 'Paneli kapat' }).click();
}

async function publish() {
  await bar.getByRole('button', { name: /^Yayımla/ }).click();
  const check = page.getByRole('dialog', { name: 'Yayın denetimi' });
  const confirm = check.getByRole('button', { name: 'Yayımla' });
  const live = bar.getByText(/^[\d,]+ saniyede yayına girdi/);
  // Without a warning it is published at once.
  await confirm.or(live).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await live.waitFor({ timeout: 60_000 });
  const shown = /([\d,]+) sn/.exec((await live.textContent()) ?? '')?.[1] ?? '';
  note('publish until public', Number(shown.replace(',', '.')) * 1000);
}

try {
  for (let round = 0; round < rounds; round += 1) {
    await timed('open the page', async () => {
      await page.goto(`${site}/edit/page/jet-grout`, { waitUntil: 'load' });
      await page.getByRole('button', { name: places[0]?.form }).waitFor();
    });
    const refuse = page.getByRole('button', { name: 'Reddet', exact: true });
    if (await refuse.isVisible()) await refuse.click();
    await page.waitForLoadState('networkidle');
    for (const place of places) await editAndSave(place);
    await publish();
  }
} finally {
  await browser.close();
}

/** By nearest rank. @param {number[]} sorted @param {number} share */
const at = (sorted, share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN);
for (const [name, values] of Object.entries(times)) {
  const sorted = values.toSorted((a, b) => a - b);
  console.info(`${name.padEnd(28)} ${at(sorted, 0.5)} ${at(sorted, 0.95)} ${at(sorted, 1)}`);
}
console.info(`${typing.keys} keys, ${typing.seen} seen in the preview, ${typing.requests} requests meanwhile`);
