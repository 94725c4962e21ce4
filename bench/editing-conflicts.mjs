/**
 * `node bench/editing-conflicts.mjs`: two browsers edit the same section of a page, against a stack that runs: plain and
 * rich text in two languages, with conflicts, undo, moves and deletions. It fails if an acknowledged save was overwritten
 * by somebody who had not seen it.
 *
 *   --rounds=N       how often both save (100)
 *   --minutes=N      the time after which no further round begins
 *   SITE_URL, BACKEND_URL                 where the stack is
 *   ADMIN_EMAIL, ADMIN_PASSWORD           an administrator's; a second account and the page are made for the run
 */
import { randomBytes } from 'node:crypto';

import { chromium } from '@playwright/test';

import { wholeBrowser } from '../scripts/lib/browsers.mjs';
import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { lostSaves } from './lib/conflict-rounds.mjs';
import { DeskEditor, runDeskRounds, tracks } from './lib/desk-rounds.mjs';
import { skipTour } from './lib/open-session.mjs';

/** @param {string} name @param {number} fallback */
const option = (name, fallback) =>
  Number(process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const [wanted, minutes] = [option('rounds', 100), option('minutes', Infinity)];
const { SITE_URL: siteUrl, BACKEND_URL: backendUrl, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
if (!siteUrl || !backendUrl || !email || !password) {
  exitWithLine('set SITE_URL, BACKEND_URL, ADMIN_EMAIL and ADMIN_PASSWORD');
}

/**
 * @param {string} path
 * @param {string} method
 * @param {object} [data]
 * @param {string} [token]
 */
async function call(path, method, data, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) };
  const response = await fetch(`${backendUrl}/api/${path}`, { method, headers, body: data && JSON.stringify(data) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** @param {{ email: string | undefined, password: string | undefined }} account */
const signIn = async (account) => (await call('users/login', 'POST', account)).token;

const suffix = randomBytes(6).toString('hex');
const pageKey = `catisma-${suffix}`;
const first = 'Baştaki';
const token = await signIn({ email, password });
const other = {
  name: 'İkinci',
  email: `${suffix}@site.example`,
  password: randomBytes(12).toString('hex'),
  role: 'editor',
};
const account = (await call('users', 'POST', other, token)).doc;
const sectionId = 'about-1';
const sections = [
  { blockType: 'pageTitle', sectionId: 'page-title-1', order: 10, title: first },
  { blockType: 'about', sectionId, order: 20, title: first, description: `<p>${first}</p>` },
];
const page = (await call('pages', 'POST', { pageKey, title: 'Çatışma', sections, _status: 'draft' }, token)).doc;
const browser = await chromium.launch({ executablePath: wholeBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

/** @param {string} name @param {string} cookie */
async function open(name, cookie) {
  await skipTour(siteUrl ?? '', cookie);
  const context = await browser.newContext({ locale: 'tr-TR' });
  await context.addCookies([{ name: 'payload-token', value: cookie, url: backendUrl ?? '' }]);
  const tab = await context.newPage();
  await tab.goto(`${siteUrl}/edit/page/${pageKey}`);
  await tab.getByRole('button', { name: /^Düzenle: Hakkımızda/ }).click();
  return new DeskEditor(name, tab, { pageKey, sectionId }, { 'tr.title': first, 'tr.text': first, 'en.title': '' });
}

/** @type {string} */
let failure;
try {
  const editors = /** @type {const} */ ([await open('Birinci', token), await open('İkinci', await signIn(other))]);
  const started = Date.now();
  const note = (/** @type {number} */ done) => done % 50 === 0 && console.info(`round ${done}`);
  const rounds = await runDeskRounds(editors, wanted, note, started + minutes * 60_000);
  const stored = await call(`pages/${page.id}?draft=true&locale=all`, 'GET', undefined, token);
  const section = stored.sections.find((/** @type {{ sectionId: string }} */ one) => one.sectionId === sectionId);
  const stands = {
    'tr.title': section.title.tr,
    'tr.text': section.description.tr.replace(/<[^>]*>/g, ''),
    'en.title': section.title.en ?? '',
  };
  const saves = editors.flatMap((editor) => editor.saves);
  const lost = tracks.flatMap((track) => {
    const own = saves.filter((save) => save.track === track);
    return lostSaves(own, track === 'en.title' ? '' : first, stands[track]).map((what) => `${track}: ${what}`);
  });
  const sum = (/** @type {'conflicts' | 'undone' | 'putBack'} */ name) =>
    editors.reduce((total, { counts }) => total + counts[name], 0);
  console.info({
    rounds,
    acknowledged: saves.length,
    conflictsShown: sum('conflicts'),
    undone: sum('undone'),
    putBack: sum('putBack'),
    silentlyOverwritten: lost.length,
    seconds: Math.round((Date.now() - started) / 1000),
  });
  failure = lost.join('; ');
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  await browser.close();
  await call(`pages/${page.id}`, 'DELETE', undefined, token);
  await call('users/confirm-identity', 'POST', { password }, token);
  await call(`users/${account.id}`, 'DELETE', undefined, token);
}
if (failure) exitWithLine(failure);
