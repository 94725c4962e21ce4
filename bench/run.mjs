/**
 * `npm run bench [LIGHTHOUSE_RUNS]`: one table of all budgets with the peers' figures beside ours, then the figures by
 * page. Measured on a scratch database and free ports: starts, memory, the bytes and the first visit of pages, and
 * requests per second beside nginx and an empty page of Next. Absolute figures depend on the machine; compare runs on
 * one machine only. Takes about ten minutes with three visits of each page, the default; 0 leaves the visits out.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from '../scripts/lib/build.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../scripts/lib/services.mjs';
import { listPath } from './lib/demo-lists.mjs';
import { visitPages } from './lib/lighthouse.mjs';
import { bytesOf } from './lib/page-bytes.mjs';
import { peersOf } from './lib/peers.mjs';
import { scalePictures } from './lib/scale-pictures.mjs';
import { table } from './lib/table.mjs';
import { measureThroughput } from './lib/throughput.mjs';
import { load } from './load.mjs';

const data = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
const [sitePort, backendPort] = [await freePort(), await freePort()];
const [siteUrl, backendUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${backendPort}`];
const env = { PORT: String(sitePort), SITE_URL: siteUrl, BACKEND_URL: backendUrl, NEXT_DIST_DIR: '.next-bench' };
const backendEnv = {
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  DATABASE_URL: `file:${path.join(data, 'content.db')}`,
  MEDIA_DIR: path.join(data, 'media'),
};

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} resident memory in MB */
async function memory(child) {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024);
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} seconds */
async function time(work) {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) / 100) / 10;
}

/** @param {string} label */
async function start(label) {
  const backend = startBackend(backendPort, backendEnv, label);
  const seconds = await time(() => waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend));
  return { backend, seconds };
}

/** How often Lighthouse visits each page. */
const times = Number(process.argv[2] ?? 3);

/** @type {Record<string, string | number>[]} */
const rows = [];

/**
 * @param {string} what
 * @param {string | number} measured
 * @param {string} [budget]
 * @param {Parameters<typeof peersOf>[0]} [figure] that the peers have as well
 */
const note = (what, measured, budget = '', figure) => rows.push({ what, measured, budget, ...peersOf(figure) });

/** A page of every kind in the sitemap. */
const kinds = [
  ...['/', '/en', '/about', '/contact', '/page/hizmetlerimiz', '/page/jet-grout', '/page/haberler'],
  ...['/page/haber-jet-grout-deneme-kolonlari', listPath, '/page/elements'],
];

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
try {
  await buildBackend();
  const first = await start('[first]');
  note('backend, first start with migrations and seed (s)', first.seconds);
  await buildSite(env);
  await stop(first.backend);

  const second = await start('[second]');
  children.push(second.backend);
  const site = startSite(env, '[site]');
  children.push(site);
  const siteSeconds = await time(() => waitFor(`${siteUrl}/robots.txt`, 60_000, site));
  note('second start, backend and site (s)', Math.round((second.seconds + siteSeconds) * 10) / 10);

  const pageData = `${backendUrl}/api/GetPageData?pageKey=jet-grout`;
  await load(pageData, { connections: 16, requests: 1000 });
  await load(`${siteUrl}/`, { connections: 16, requests: 1000 });
  note('backend after 1,000 requests (MB)', await memory(second.backend), '350');
  note('site after 1,000 requests (MB)', await memory(site), '250');
  const { perSecond } = await load(pageData, { connections: 16, seconds: 8 });
  note('GetPageData, requests/s', perSecond);
  await load(`${siteUrl}/about`, { connections: 32, requests: 50_000 });
  note('site after 50,000 requests (MB)', await memory(site), '250');
  const made = await scalePictures(siteUrl, 200);
  note(`site after ${made} scaled pictures (MB)`, await memory(site), '250');
  for (const address of ['/', '/about', '/contact', listPath]) {
    note(`HTML of ${address} with headers, Brotli (bytes)`, await bytesOf(siteUrl + address), '14,600: one round trip');
  }
  const throughput = await measureThroughput(siteUrl, env.NEXT_DIST_DIR, 4);
  note('requests/s of `/`, of nginx', throughput[0]?.['of nginx'] ?? '', '0.4', 'ofNginx');
  note('slowest p99 of cached pages (ms)', Math.max(...throughput.map((row) => row['p99 (ms)'])), '5');
  const visits =
    times > 0
      ? await visitPages(
          kinds.map((address) => siteUrl + address),
          times,
        )
      : [];
  const [home] = visits;
  if (home) {
    note('Lighthouse performance of `/`', home.performance, '100', 'performance');
    note('largest paint of `/` (s)', home.lcp, '1.5', 'lcp');
    note('requests of `/`', home.requests, '18', 'requests');
    note('weight of `/` (KB)', home.weight, '240', 'weight');
    note('lowest Lighthouse performance of a page', Math.min(...visits.map(({ performance }) => performance)), '100');
  }
  const byPage = visits.map((visit, index) => ({ address: `\`${kinds[index]}\``, ...visit }));
  console.info(
    `\n${[rows, throughput, byPage]
      .filter(({ length }) => length > 0)
      .map(table)
      .join('\n\n')}\n`,
  );
} finally {
  await Promise.all(children.map((child) => stop(child)));
  await rm(data, { recursive: true, force: true });
}
