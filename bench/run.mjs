/**
 * `npm run bench`: one table of the budgets, measured on a scratch database and free ports: how long the first and the
 * second start take, the memory of both processes, that of the site after 50,000 requests and 200 scaled pictures, the
 * bytes of pages, and requests per second beside nginx and an empty page of Next.
 * Absolute figures depend on the machine; compare runs on one machine only.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend, buildSite } from '../scripts/lib/build.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend, startSite } from '../scripts/lib/services.mjs';
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

/** Asks for pictures that nobody has asked for before, two at a time. @param {number} count @returns how many came */
async function scalePictures(count) {
  const pages = await Promise.all(
    ['/', '/about', '/page/hizmetlerimiz', '/page/haberler', '/reference/metro-projeleri', '/page/elements'].map(
      async (address) => (await fetch(siteUrl + address)).text(),
    ),
  );
  const addresses = new Set(pages.join('').match(/\/media\/(?:\w+\/)?w\d+\/[^"\s?,&]+/g));
  const wanted = [...addresses].flatMap((address) =>
    ['image/avif', 'image/webp', 'image/jpeg'].map((accept) => ({ address, accept })),
  );
  let made = 0;
  const worker = async () => {
    for (let next = wanted.pop(); next && made < count; next = wanted.pop()) {
      const answer = await fetch(siteUrl + next.address, { headers: { accept: next.accept } });
      await answer.arrayBuffer();
      if (answer.ok) made += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return made;
}

/** @param {string} label */
async function start(label) {
  const backend = startBackend(backendPort, backendEnv, label);
  const seconds = await time(() => waitFor(`${backendUrl}/api/GetApplicationModel`, 180_000, backend));
  return { backend, seconds };
}

/** @type {Record<string, string | number>[]} */
const rows = [];

/** @param {string} what @param {string | number} measured @param {string} [budget] */
const note = (what, measured, budget = '') => rows.push({ what, measured, budget });

/** The bytes of a page as a browser gets them, with its headers. @param {string} address */
async function bytesOf(address) {
  const ask = () => fetch(siteUrl + address, { headers: { 'accept-encoding': 'br' } });
  // The first answers are gzip: Brotli is made on another thread meanwhile.
  for (let time = 0; time < 50 && (await ask()).headers.get('content-encoding') !== 'br'; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { headers } = await ask();
  const head = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 17);
  return Number(headers.get('content-length')) + head;
}
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
  const made = await scalePictures(200);
  note(`site after ${made} scaled pictures (MB)`, await memory(site), '250');
  for (const address of ['/', '/about', '/contact', '/reference/metro-projeleri']) {
    note(`HTML of ${address} with headers, Brotli (bytes)`, await bytesOf(address), '14,600: one round trip');
  }
  const throughput = await measureThroughput(siteUrl, env.NEXT_DIST_DIR, 4);
  console.info(`\n${table(rows)}\n\nBudget: 0.4 of nginx, p99 below 5 ms.\n\n${table(throughput)}\n`);
} finally {
  await Promise.all(children.map((child) => stop(child)));
  await rm(data, { recursive: true, force: true });
}
