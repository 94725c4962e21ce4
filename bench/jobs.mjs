/**
 * `node bench/jobs.mjs`: everyday jobs of an editor and an administrator, done with mouse and keyboard in two
 * browsers on the demo content, the presses that each takes, and the seconds. They change and publish pages.
 *
 *   --only=TEXT      the jobs whose name has it; some need what others have made
 *   SITE_URL, BACKEND_URL                 where the stack is, the backend as the site names it
 *   ADMIN_EMAIL, ADMIN_PASSWORD           an administrator's; an editor is made for the run
 *
 * Prints a row per job: presses (clicks, keys, chosen files), letters typed, the seconds that the system took, and the
 * seconds that somebody with practice would need: 1.3 for each press and 0.28 for each letter, as in the keystroke-level
 * model of Card, Moran and Newell, and the system's.
 */
import { randomBytes, randomInt } from 'node:crypto';

import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { Hand } from './lib/jobs/hand.mjs';
import { jobs } from './lib/jobs/jobs.mjs';
import { skipTour } from './lib/open-session.mjs';
import { logIn } from './lib/sign-in.mjs';

const only = process.argv.find((part) => part.startsWith('--only='))?.slice(7) ?? '';
const { SITE_URL: site, BACKEND_URL: backend, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
if (!site || !backend || !email || !password) {
  exitWithLine('set SITE_URL, BACKEND_URL, ADMIN_EMAIL and ADMIN_PASSWORD');
}

const secondsAPress = 1.3;
const secondsALetter = 0.28;

const suffix = randomBytes(3).toString('hex');
const names = {
  title: `Köprübaşı Kazısı ${suffix}`,
  pageKey: `koprubasi-kazisi-${suffix}`,
  phone: `+90 312 ${randomInt(100, 1000)} 19 88`,
};
const token = await logIn(backend, { email, password });
const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` };
const own = { email: `${suffix}@site.example`, password: randomBytes(12).toString('hex') };
const made = await fetch(`${backend}/api/users`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ ...own, name: `Editör ${suffix}`, role: 'editor' }),
});
if (!made.ok) exitWithLine(`the editor's account: ${made.status}`);
const me = await (await fetch(`${backend}/api/users/me`, { headers })).json();

const browser = await launchBrowser();

/** @param {string} session of the backend */
async function handWith(session) {
  await skipTour(site ?? '', session);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'tr-TR', baseURL: site });
  await context.addCookies([{ name: 'payload-token', value: session, url: backend }]);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Reddet', exact: true }).click();
  return new Hand(page);
}

const failed = [];
const sum = { presses: 0, letters: 0, waited: 0 };
/** @param {string} name @param {(string | number)[]} figures */
const row = (name, figures) =>
  console.info(`${name.padEnd(64)}${figures.map((figure) => String(figure).padStart(9)).join('')}`);
try {
  const [editor, admin] = [await handWith(await logIn(backend, own)), await handWith(token)];
  const people = { editor, admin, names, adminName: String(me.user.name ?? me.user.email) };
  row('', ['presses', 'letters', 'waiting', 'seconds']);
  for (const { name, does } of jobs.filter((job) => job.name.includes(only))) {
    for (const hand of [editor, admin]) [hand.presses, hand.letters] = [0, 0];
    const startedAt = performance.now();
    try {
      await does(people);
    } catch (error) {
      failed.push(name);
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    const waited = (performance.now() - startedAt) / 1000;
    const [presses, letters] = [editor.presses + admin.presses, editor.letters + admin.letters];
    const seconds = presses * secondsAPress + letters * secondsALetter + waited;
    row(name, [presses, letters, waited.toFixed(1), Math.round(seconds)]);
    sum.presses += presses;
    sum.letters += letters;
    sum.waited += waited;
  }
  row('all', [sum.presses, sum.letters, sum.waited.toFixed(1), '']);
} finally {
  await browser.close();
  await fetch(`${backend}/api/users/${(await made.json()).doc.id}`, { method: 'DELETE', headers });
}
if (failed.length > 0) exitWithLine(`not done: ${failed.join('; ')}`);
