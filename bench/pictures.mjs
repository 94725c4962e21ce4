/**
 * `node bench/pictures.mjs`: how fast cached pages are answered while a client requests 64 pictures at once, again and
 * again, by addresses that no page contains; and how much memory and disk space that takes. On a scratch database and
 * free ports, or, with BENCH_SITE_URL, BENCH_SITE_PID and BENCH_CACHE_DIR, against a site on this machine that runs
 * already.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { buildBackend, buildSite } from '../scripts/lib/build.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../scripts/lib/services.mjs';
import { folderSize, get, memoryWithChildren } from './lib/measure.mjs';

const atOnce = 64;
const seconds = 20;

/** @typedef {{ url: string, pid: number, cache: string }} Site */

/**
 * @param {string} url
 * @param {() => boolean} isOver
 * @returns {Promise<number[]>} times to the last byte, in milliseconds, sorted
 */
async function visit(url, isOver) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  /** @type {number[]} */
  const times = [];
  const visitor = async () => {
    while (!isOver()) {
      const begun = performance.now();
      await get(url, agent);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  agent.destroy();
  return times.sort((a, b) => a - b);
}

/** @param {number[]} sorted @param {number} share */
const at = (sorted, share) => Math.round((sorted[Math.floor(sorted.length * share)] ?? NaN) * 10) / 10;

/** @param {() => boolean} isOver */
const after =
  (isOver, started = performance.now()) =>
  () =>
    performance.now() - started > seconds * 1000 || isOver();

const ways = ['former optimiser', 'other spellings', 'unknown names'];

/**
 * @param {{ way?: string, name?: string, addresses?: string[] } & { url: string }} what as `lib/picture-attacker.mjs`
 *   has it
 * @returns {Promise<Record<number, number>>} how many answers of each status it got
 */
async function attackFromThread(what) {
  const workerData = { addresses: [], name: '', ...what, atOnce, seconds };
  const thread = new Worker(new URL('./lib/picture-attacker.mjs', import.meta.url), { workerData });
  const [statuses] = await once(thread, 'message');
  return statuses;
}

/**
 * @param {Site} site
 * @param {{ way?: string, name?: string, addresses?: string[] }} what addresses requested once each, or a way to create
 *   them without end
 */
async function attack(site, what) {
  let isOver = false;
  const before = await folderSize(site.cache);
  let most = 0;
  const watch = setInterval(async () => (most = Math.max(most, await memoryWithChildren(site.pid))), 500);
  const [times, statuses] = await Promise.all([
    visit(
      `${site.url}/`,
      after(() => isOver),
    ),
    attackFromThread({ url: site.url, ...what }).finally(() => (isOver = true)),
  ]);
  clearInterval(watch);
  const left = await folderSize(site.cache);
  return {
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    statuses,
    'most memory (MB)': most,
    'new files': left.files - before.files,
    'on disk (MB)': left.megabytes,
  };
}

/** @param {Site} site */
async function measure(site) {
  const html = await (await fetch(`${site.url}/`)).text();
  const names = [
    ...new Set([...html.matchAll(/(?:\/|%2F)media(?:\/[wd]\d+\/|%2F)([\w.-]+\.jpg)/g)].map(([, name]) => name ?? '')),
  ];
  const [name = ''] = names;
  await visit(
    `${site.url}/`,
    after(() => false, performance.now() - (seconds - 3) * 1000),
  );
  const quiet = await visit(
    `${site.url}/`,
    after(() => false),
  );
  /** @type {Record<string, unknown>} */
  const figures = {
    'nobody attacks': {
      p50: at(quiet, 0.5),
      p99: at(quiet, 0.99),
      'memory (MB)': await memoryWithChildren(site.pid),
      pictures: names.length,
    },
  };
  for (const way of ways) figures[way] = await attack(site, { way, name });
  const widths = [160, 320, 480, 800, 1200, 1600, 2000];
  const real = names.flatMap((one) => widths.map((width) => `/media/w${width}/${one}`));
  figures[`${real.length} addresses of pictures`] = await attack(site, { addresses: real });
  return figures;
}

async function measureOwn() {
  const data = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const [sitePort, backendPort] = [await freePort(), await freePort()];
  const [siteUrl, backendUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${backendPort}`];
  const distDir = '.next-bench-pictures';
  const cache = path.join(root, distDir, 'cache');
  const env = { PORT: String(sitePort), SITE_URL: siteUrl, BACKEND_URL: backendUrl, NEXT_DIST_DIR: distDir };
  const backendEnv = {
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    DATABASE_URL: `file:${path.join(data, 'content.db')}`,
    MEDIA_DIR: path.join(data, 'media'),
  };
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  try {
    await buildBackend();
    const backend = startBackend(backendPort, backendEnv, '[backend]');
    children.push(backend);
    await waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend);
    await buildSite(env);
    await rm(path.join(cache, 'pictures'), { recursive: true, force: true });
    const site = startSite(env, '[site]');
    children.push(site);
    await waitFor(`${siteUrl}/robots.txt`, 60_000, site);
    return await measure({ url: siteUrl, pid: site.pid ?? 0, cache });
  } finally {
    await Promise.all(children.map((child) => stop(child)));
    await rm(data, { recursive: true, force: true });
  }
}

const { BENCH_SITE_URL: url, BENCH_SITE_PID: pid, BENCH_CACHE_DIR: cache } = process.env;
console.info(
  JSON.stringify(url && cache ? await measure({ url, pid: Number(pid), cache }) : await measureOwn(), null, 2),
);
