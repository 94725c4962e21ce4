/**
 * `node bench/publish.mjs`: how long it takes from the press on 'publish' until visitors get the change, on a scratch
 * database with 1,000 pages in two languages and free ports. An administrator edits and publishes as the edit mode does;
 * every time the page, in both languages, and the lists it stands in have to be new in public, and are asked for.
 *
 *   --pages=N      how many pages there are (1000)
 *   --publishes=N  how often something is published (40)
 *   --lost         the webhook is lost every time: the site has to see to it by itself
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from '../scripts/lib/build.mjs';
import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../scripts/lib/services.mjs';
import { makePages, send } from './lib/many-pages.mjs';

/** @param {string} name @param {number} fallback */
const option = (name, fallback) =>
  Number(process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const [pageCount, publishCount] = [option('pages', 1000), option('publishes', 40)];
const isLost = process.argv.includes('--lost');
const budgetSeconds = 3;

const data = await mkdtemp(path.join(os.tmpdir(), 'bench-publish-'));
const [sitePort, backendPort] = [await freePort(), await freePort()];
const [siteUrl, backendUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${backendPort}`];
const secret = () => randomBytes(32).toString('hex');
const build = { NEXT_DIST_DIR: '.next-bench', BACKEND_URL: 'http://127.0.0.1:9' };
const env = {
  ...build,
  SITE_URL: siteUrl,
  PORT: String(sitePort),
  BACKEND_URL: backendUrl,
  REVALIDATE_SECRET: secret(),
  // Nothing becomes new by itself while it is measured.
  REVALIDATE_SECONDS: '86400',
};
const backendEnv = {
  SITE_URL: siteUrl,
  REVALIDATE_SECRET: env.REVALIDATE_SECRET,
  REVALIDATE_URL: `${isLost ? 'http://127.0.0.1:9' : siteUrl}/api/revalidate`,
  PAYLOAD_SECRET: secret(),
  DATABASE_URL: `file:${path.join(data, 'content.db')}`,
  MEDIA_DIR: path.join(data, 'media'),
  UPLOAD_DIR: path.join(data, 'uploads'),
  ADMIN_EMAIL: 'admin@kemerkaya.example',
  ADMIN_PASSWORD: secret(),
  SEED: 'demo',
};

/** Signs in and crosses over into edit mode, as a browser does. @param {string} token the admin's */
async function openSession(token) {
  const first = await fetch(`${siteUrl}/api/edit/login?returnTo=/`, { redirect: 'manual' });
  const state = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { cookie: `payload-token=${token}` };
  const led = await fetch(first.headers.get('location') ?? '', { redirect: 'manual', headers });
  const entered = await fetch(led.headers.get('location') ?? '', { redirect: 'manual', headers: { cookie: state } });
  const session = entered.headers.getSetCookie().find((cookie) => cookie.startsWith('edit-session='));
  if (!session) throw new Error(`no editing session: ${entered.status}`);
  return { cookie: session.split(';')[0] ?? '', origin: siteUrl, 'sec-fetch-site': 'same-origin' };
}

/** @param {string} address */
async function visit(address) {
  const response = await fetch(siteUrl + address);
  return { status: response.status, html: await response.text() };
}

/**
 * @param {number} round
 * @param {Record<string, string>} editor
 */
async function publish(round, editor) {
  // Every second one stands in a list, as editors' work does; the others are taken evenly from all.
  const number = Math.floor((round * pageCount) / publishCount / 40) * 40 + (round % 2 ? round % 7 : 7 + (round % 33));
  const pageKey = `proje-${number % pageCount}`;
  const title = `Yayın ${round} ${randomBytes(4).toString('hex')}`;
  const call = (/** @type {string} */ name, /** @type {unknown} */ body) =>
    send(`${siteUrl}/api/edit/${name}`, body, editor).then((answer) => answer.data);
  const info = await (await fetch(`${siteUrl}/api/edit/EditPage?pageKey=${pageKey}`, { headers: editor })).json();
  for (const address of [`/page/${pageKey}`, `/en/page/${pageKey}`]) await visit(address);
  const { revision } = await call('SaveSection', {
    pageKey,
    language: 'tr',
    sectionId: 'title-1',
    revision: info.data.revision,
    values: { title },
  });
  const started = performance.now();
  const published = await call('PublishPage', { pageKey, revision });
  const publishedAfter = performance.now() - started;
  let answer;
  let calls = 0;
  do {
    answer = await call('GoLive', { pageKey, ...published });
    calls += 1;
  } while (answer.state !== 'live' && calls < 6);
  const seconds = (performance.now() - started) / 1000;
  // What a visitor sees is looked at once more, from outside.
  const seen = (await visit(`/page/${pageKey}`)).html.includes(title);
  const english = (await visit(`/en/page/${pageKey}`)).html.includes(published.publishedRevision);
  const isPublic = answer.state === 'live' && seen && english;
  return { seconds, saved: publishedAfter / 1000, calls, addresses: answer.addresses.length, isPublic };
}

/** @param {number[]} values @param {number} share */
const at = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0) * 100) / 100;
};

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let failure = '';
try {
  await buildBackend();
  await buildSite(build);
  // While pages are made there is no site to tell, and nothing is kept for one.
  const { REVALIDATE_SECRET, ...silentEnv } = backendEnv;
  const first = startBackend(backendPort, silentEnv, '[backend]');
  children.push(first);
  await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, first);
  const signIn = async () =>
    (
      await send(
        `${backendUrl}/api/users/login`,
        { email: backendEnv.ADMIN_EMAIL, password: backendEnv.ADMIN_PASSWORD },
        {},
      )
    ).token;
  const admin = { authorization: `JWT ${await signIn()}` };
  await makePages(backendUrl, pageCount, admin);
  await stop(first);

  const backend = startBackend(backendPort, { ...silentEnv, REVALIDATE_SECRET }, '[backend]');
  children.push(backend);
  await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
  const site = startSite(env, '[site]');
  children.push(site);
  await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
  const editor = await openSession(await signIn());
  for (const address of ['/', '/en', '/about', '/en/about', '/sitemap.xml', '/reference/metro-projeleri']) {
    await visit(address);
  }
  const rounds = [];
  for (let round = 0; round < publishCount; round += 1) rounds.push(await publish(round, editor));
  const seconds = rounds.map((round) => round.seconds);
  const figures = {
    pages: pageCount,
    publishes: publishCount,
    'publish to verified public change p50 (s)': at(seconds, 0.5),
    'p95 (s)': at(seconds, 0.95),
    'worst (s)': at(seconds, 1),
    'of it the publication itself p50 (s)': at(
      rounds.map((round) => round.saved),
      0.5,
    ),
    'of it the publication itself p95 (s)': at(
      rounds.map((round) => round.saved),
      0.95,
    ),
    'addresses each, most': Math.max(...rounds.map((round) => round.addresses)),
    'calls of GoLive each, most': Math.max(...rounds.map((round) => round.calls)),
    'not public': rounds.filter((round) => !round.isPublic).length,
  };
  console.info(JSON.stringify(figures, null, 2));
  if (figures['not public'] > 0) failure = 'what was published was not public';
  if (figures['p95 (s)'] >= budgetSeconds) failure = `p95 is not below ${budgetSeconds} s`;
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  // The site first: it is still making lists anew.
  for (const child of children.reverse()) await stop(child);
  await rm(data, { recursive: true, force: true });
}
if (failure) exitWithLine(failure);
