/**
 * `node bench/editing-kill.mjs`: whether acknowledged saves survive a power cut. An editor saves one section as fast as
 * the backend answers, on a scratch database and a free port; meanwhile the backend is ended with SIGKILL and started
 * again. After each restart the page must be complete (both languages, its lists) and contain the last save: the last
 * save that was acknowledged, or the one that was under way.
 *
 *   --kills=N    how often (20)
 *   --publish    publishes every save too; then the public page must also be complete
 */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend } from '../scripts/lib/build.mjs';
import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend } from '../scripts/lib/services.mjs';
import { listKeys } from './lib/demo-lists.mjs';

const kills = Number(process.argv.find((part) => part.startsWith('--kills='))?.split('=')[1] ?? 20);
const isPublishing = process.argv.includes('--publish');
const MIN_LIFE_MS = 300;
const LIFE_SPREAD_MS = 400;

const data = await mkdtemp(path.join(os.tmpdir(), 'bench-editing-'));
const port = await freePort();
const backendUrl = `http://127.0.0.1:${port}`;
const secret = randomBytes(32).toString('hex');
const env = {
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  REVALIDATE_SECRET: secret,
  // No server listens there: webhooks fail, but they are not measured.
  SITE_URL: 'http://127.0.0.1:9',
  DATABASE_URL: `file:${path.join(data, 'content.db')}`,
  MEDIA_DIR: path.join(data, 'media'),
  UPLOAD_DIR: path.join(data, 'uploads'),
  SEED: 'none',
  ADMIN_EMAIL: 'admin@site.example',
  ADMIN_PASSWORD: randomBytes(16).toString('hex'),
};
const pageKey = 'deneme';
const lists = listKeys.slice(0, 2);

/** @param {string} name @param {RequestInit} [init] */
async function call(name, init) {
  const response = await fetch(`${backendUrl}/api/${name}`, init);
  return { status: response.status, headers: response.headers, body: await response.json().catch(() => undefined) };
}

/** @param {string} name @param {unknown} body @param {Record<string, string>} [headers] */
const post = (name, body, headers = {}) =>
  call(name, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Signs in and exchanges the login for an editing session, as a browser and the site do. */
async function openSession() {
  const { token } = (await post('users/login', { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })).body;
  const state = randomBytes(16).toString('hex');
  const led = await fetch(`${backendUrl}/api/EditHandOver?returnTo=/&state=${state}`, {
    redirect: 'manual',
    headers: { cookie: `payload-token=${token}` },
  });
  const code = new URL(led.headers.get('location') ?? '').searchParams.get('code');
  const [body, timestamp] = [JSON.stringify({ code, state }), String(Date.now())];
  const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const exchanged = await call('ExchangeHandOver', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
  });
  return { admin: { authorization: `JWT ${token}` }, editor: { authorization: `Bearer ${exchanged.body.data.token}` } };
}

/** @param {Record<string, string>} headers */
async function makePage(headers) {
  const sections = [{ blockType: 'about', sectionId: 'about-1', title: '0', description: '<p>0</p>' }];
  const page = { pageKey, title: 'Deneme', categories: lists, sections, _status: 'published' };
  const { doc } = (await post('pages', page, headers)).body;
  await call(`pages/${doc.id}?locale=en`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ title: 'Trial', _status: 'published' }),
  });
}

/** @param {Record<string, string>} headers */
async function readPage(headers) {
  const { body } = await call(`EditPage?pageKey=${pageKey}`, { headers });
  const { page, revision } = body.data;
  const seen = (await call(`GetPageData?pageKey=${pageKey}`)).body?.data;
  return { number: Number(page.sections[0].title), revision, isWhole: isPageWhole(page) && isPageWhole(seen) };
}

/** @param {any} page */
function isPageWhole(page) {
  const [section] = page?.sections ?? [];
  return (
    page?.title === 'Deneme' &&
    page.otherLangs.en?.title === 'Trial' &&
    page.categories.join() === lists.join() &&
    section.description === `<p>${section.title}</p>`
  );
}

await buildBackend();
let backend = startBackend(port, env, '[backend]');
const isUp = () => waitFor(`${backendUrl}/api/GetApplicationModel`, 60_000, backend);
const results = { saves: 0, torn: 0, lost: 0, underWay: 0 };

/**
 * Saves until the backend is gone.
 *
 * @param {Record<string, string>} headers
 * @param {{ number: number, revision: string }} from
 */
async function saveUntilGone(headers, from) {
  let { number: saved, revision } = from;
  for (;;) {
    const number = saved + 1;
    const values = { title: String(number), description: `<p>${number}</p>` };
    const body = { pageKey, language: 'tr', sectionId: 'about-1', revision, values };
    const answer = await post('SaveSection', body, headers).catch(() => undefined);
    // An answer that is cut off does not count as an acknowledgement.
    if (answer?.status !== 200 || !answer.body?.success) return saved;
    [saved, revision] = [number, answer.body.data.revision];
    results.saves += 1;
    if (isPublishing) {
      const published = await post('PublishPage', { pageKey, revision }, headers).catch(() => undefined);
      if (!published?.body?.success) return saved;
      revision = published.body.data.revision;
    }
  }
}

let failure = '';
try {
  await isUp();
  const { admin, editor } = await openSession();
  await makePage(admin);
  let page = await readPage(editor);
  for (let round = 0; round < kills; round += 1) {
    const saving = saveUntilGone(editor, page);
    await new Promise((resolve) => setTimeout(resolve, MIN_LIFE_MS + Math.random() * LIFE_SPREAD_MS));
    backend.kill('SIGKILL');
    const acknowledged = await saving;
    backend = startBackend(port, env, '[backend]');
    await isUp();
    page = await readPage(editor);
    if (!page.isWhole) results.torn += 1;
    if (page.number < acknowledged) results.lost += 1;
    if (page.number > acknowledged) results.underWay += 1;
  }
  console.info(`kills ${kills}`, results);
  if (results.torn + results.lost > 0) failure = 'saves were torn or lost';
} catch (error) {
  failure = error instanceof Error ? error.message : String(error);
} finally {
  await stop(backend);
  await rm(data, { recursive: true, force: true });
}
if (failure) exitWithLine(failure);
