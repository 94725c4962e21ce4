/**
 * `node bench/capacity.mjs [SECONDS]`: what a request of each kind costs in processor time, in the site, the backend
 * and PostgreSQL, and one point of load. docs/scaling.md and its simulation (`npm run bench:scaling`) start from these
 * figures; `--write` puts them into `bench/lib/capacity.json`, and `--build=FOLDER` serves a build that is there.
 * Processor time is the same while others use the machine.
 */
import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';

import { buildBackend, buildSite } from '../scripts/lib/build.mjs';
import { exitWithLine } from '../scripts/lib/exit-with-line.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startRedis } from '../scripts/lib/redis.mjs';
import { startBackend, startSite } from '../scripts/lib/services.mjs';
import { visit } from './forms-visitor.mjs';
import { cpuOf, cpuWithChildren, parentOf } from './lib/cpu-of.mjs';
import { send } from './lib/many-pages.mjs';
import { get } from './lib/measure.mjs';
import { requirePrograms } from './lib/nginx.mjs';
import { oneByOne, openLoad, quantile } from './lib/open-load.mjs';
import { random } from './lib/random.mjs';
import { logIn } from './lib/sign-in.mjs';
import { load } from './lib/throughput.mjs';

const seconds = Number(process.argv.slice(2).find((part) => /^\d+$/.test(part)) ?? 5);
const built = process.argv.find((part) => part.startsWith('--build='))?.split('=')[1];
const secret = () => randomBytes(32).toString('hex');
const revalidateSecret = secret();
const account = { email: 'admin@site.example', password: secret() };
const data = await mkdtemp(path.join(os.tmpdir(), 'bench-capacity-'));
const [sitePort, plainPort, backendPort] = [await freePort(), await freePort(), await freePort()];
const [siteUrl, plainUrl, backendUrl] = [sitePort, plainPort, backendPort].map((port) => `http://127.0.0.1:${port}`);
const siteEnv = {
  NEXT_DIST_DIR: built ?? '.next-bench',
  BACKEND_URL: backendUrl ?? '',
  REVALIDATE_SECRET: revalidateSecret,
  REVALIDATE_SECONDS: '86400',
  FORM_LIMIT_FACTOR: '1000000',
  PORT: String(sitePort),
  SITE_URL: siteUrl ?? '',
};

/** @type {(() => Promise<void>)[]} */
const stops = [];

/**
 * The processor times of all parts, in milliseconds.
 *
 * @typedef {{ site: number, backend: number, postgres: number }} Cost
 */

/** @returns what runs, and what reads its processor times */
async function startAll() {
  await requirePrograms({ wrk: 'wrk' });
  const postgres = await startPostgres();
  stops.unshift(postgres.stop);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  stops.unshift(() => client.end());
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(rows[0].pid);
  if (!built) await buildBackend();
  const backendEnv = {
    PAYLOAD_SECRET: secret(),
    REVALIDATE_SECRET: revalidateSecret,
    SITE_URL: siteUrl ?? '',
    // Nobody is told of changes: what they cost is measured by itself.
    REVALIDATE_URL: 'http://127.0.0.1:9/',
    DATABASE_URL: postgres.url,
    MEDIA_DIR: path.join(data, 'media'),
    UPLOAD_DIR: path.join(data, 'uploads'),
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    FORM_LIMIT_FACTOR: '1000000',
    CAPTCHA_ATTEMPTS: '20',
    SEED: 'demo',
  };
  const backend = startBackend(backendPort, backendEnv, '[backend]');
  stops.unshift(() => stop(backend));
  await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
  if (!built) await buildSite(siteEnv);
  const site = startSite(siteEnv, '[site]');
  stops.unshift(() => stop(site));
  await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
  const connections = async () => {
    const { rows: counted } = await client.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return counted[0].n;
  };
  const cpu = () => ({
    site: cpuOf(site.pid ?? 0),
    backend: cpuOf(backend.pid ?? 0),
    postgres: cpuWithChildren(postmaster),
  });
  return { cpu, connections };
}

const { cpu, connections } = await startAll().catch(async (error) => {
  for (const end of stops) await end();
  return exitWithLine(error);
});

/**
 * @param {() => Promise<number>} work says how many requests it has made
 * @returns what one of them has cost, in milliseconds of a core
 */
async function costOf(work) {
  const before = cpu();
  const count = await work();
  const after = cpu();
  const each = (/** @type {keyof Cost} */ part) => Number(((after[part] - before[part]) / count).toFixed(4));
  return { site: each('site'), backend: each('backend'), postgres: each('postgres') };
}

const agent = new Agent({ keepAlive: true });

/** Waits until nothing is made any more: after its start the site makes pictures, after a change pages. */
async function rest() {
  const used = () => cpu().site + cpu().backend;
  for (let second = 0, last = -Infinity; second < 60 && used() - last > 40; second += 1) {
    last = used();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** @param {string} url @param {string[]} [headers] */
async function costUnderLoad(url, headers) {
  await load(url, 1, headers);
  await rest();
  let figures = { rate: 0, p99: 0 };
  const cost = await costOf(async () => {
    figures = await load(url, seconds, headers);
    return figures.rate * seconds;
  });
  return { ...cost, rate: Math.round(figures.rate), p99: figures.p99 };
}

/** @param {number} count @param {() => Promise<unknown>} work */
const repeat = (count, work) =>
  costOf(async () => {
    for (let index = 0; index < count; index += 1) await work();
    return count;
  });

/** @param {string[]} tags */
async function announce(tags) {
  const [body, timestamp] = [JSON.stringify({ tags }), String(Date.now())];
  const signature = `sha256=${createHmac('sha256', revalidateSecret).update(`${timestamp}.${body}`).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
  const { status } = await fetch(`${siteUrl}/api/revalidate`, { method: 'POST', body, headers });
  if (status !== 200) throw new Error(`revalidate: ${status}`);
}

/** Marks every page as stale, asks for each, and waits until all are made again. */
async function regenerate() {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  for (const each of paths) await get(`${siteUrl}${each}`, agent);
  return costOf(async () => {
    await announce(['content']);
    for (const each of paths) await get(`${siteUrl}${each}`, agent);
    // A page is made again after its stale copy was sent: the site rests when all are.
    await rest();
    return paths.length;
  });
}

/** How many announcements Redis takes in a second, from 32 instances. */
async function announcementRate() {
  const redis = await startRedis();
  if (!redis) throw new Error('Redis is missing: install redis-server');
  stops.unshift(redis.stop);
  const entry = ['xadd', 'announcements', 'MAXLEN', '~', '1000', '*', 'message', 'x'.repeat(300)];
  const args = ['-p', String(redis.port), '-c', '32', '-n', '50000', '-q', '--csv', ...entry];
  const { stdout } = await promisify(execFile)('redis-benchmark', args);
  return Math.round(Number(/,"([\d.]+)"/.exec(stdout.trim().split('\n').at(-1) ?? '')?.[1]));
}

/** Saves and publishes one page of the demo content, as the admin does. */
async function measureEditing() {
  const headers = { authorization: `JWT ${await logIn(backendUrl ?? '', account)}`, origin: backendUrl ?? '' };
  const found = await (await fetch(`${backendUrl}/api/pages?limit=1&depth=0`, { headers })).json();
  const { id } = found.docs[0];
  let round = 0;
  const save = (/** @type {string} */ query, /** @type {string} */ status) => () => {
    round += 1;
    return send(
      `${backendUrl}/api/pages/${id}?${query}`,
      { title: `Başlık ${round}`, _status: status },
      headers,
      'PATCH',
    );
  };
  return {
    save: await repeat(60, save('draft=true', 'draft')),
    publication: await repeat(30, save('depth=0', 'published')),
  };
}

try {
  await get(`${siteUrl}/`, agent);
  // It begins with pictures ten seconds after its start.
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  await rest();
  const page = await costUnderLoad(`${siteUrl}/`);
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(await (await fetch(siteUrl ?? '')).text()) ?? [];
  const kinds = {
    page,
    payload: await costUnderLoad(`${siteUrl}/about`, ['RSC: 1']),
    file: await costUnderLoad(`${siteUrl}${script}`),
    search: await repeat(150, () => get(`${siteUrl}/ara?q=zemin`, agent)),
    call: await repeat(300, () => get(`${backendUrl}/api/GetPageData?pageKey=homepage`, agent)),
    message: await costOf(async () => {
      const options = { backendUrl: backendUrl ?? '', secret: revalidateSecret, index: 1, powMs: 0 };
      return (await visit({ ...options, until: Date.now() + seconds * 1000 })).length;
    }),
    regeneration: await regenerate(),
    ...(await measureEditing()),
  };

  // Pages that are not in the server's memory, one process, visitors who come at random.
  const plain = startSite(
    { ...siteEnv, FINISHED_PAGES_MB: '0', PORT: String(plainPort), SITE_URL: plainUrl ?? '' },
    '[plain]',
  );
  stops.unshift(() => stop(plain));
  await waitFor(`${plainUrl}/about`, 60_000, plain);
  await oneByOne(`${plainUrl}/about`, 300);
  const alone = await oneByOne(`${plainUrl}/about`, 400);
  const before = cpuOf(plain.pid ?? 0);
  const mean = alone.reduce((sum, ms) => sum + ms, 0) / alone.length;
  const rate = Math.round(600 / mean);
  const draws = random(19);
  const waits = await openLoad(`${plainUrl}/about`, rate, seconds * 4, () => draws.int(1e6) / 1e6);
  const point = {
    // Every twentieth of the sorted times: what the simulation draws from.
    alone: alone.filter((_ms, index) => index % 20 === 10).map((ms) => Number(ms.toFixed(2))),
    rate,
    answered: Math.round(waits.length / (seconds * 4)),
    p50: Number(quantile(waits, 0.5).toFixed(2)),
    p99: Number(quantile(waits, 0.99).toFixed(2)),
    cpu: Number(((cpuOf(plain.pid ?? 0) - before) / waits.length).toFixed(3)),
  };
  const figures = {
    measured: new Date().toISOString().slice(0, 10),
    connections: await connections(),
    redis: await announcementRate(),
    kinds,
    point,
  };
  const text = `${JSON.stringify(figures, null, 2)}\n`;
  console.info(text);
  if (process.argv.includes('--write')) await writeFile(new URL('lib/capacity.json', import.meta.url), text);
} finally {
  agent.destroy();
  for (const end of stops) await end();
  await rm(data, { recursive: true, force: true });
}
process.exit();
