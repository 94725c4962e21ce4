import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { nextBin, root } from '../../scripts/lib/paths.mjs';
import { freePort, runNode, startNode, stop, waitFor } from '../../scripts/lib/processes.mjs';
import { requirePrograms, serveWithNginx } from './nginx.mjs';
import { readWrk } from './read-wrk.mjs';

const run = promisify(execFile);
const rounds = 3;

/** @typedef {{ rate: number, p99: number, answers: number }} Figures answers a second, milliseconds, and all answers */

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * 32 connections that take gzip.
 *
 * @param {string} url
 * @param {number} seconds
 * @param {string[]} [headers] further ones, such as `RSC: 1`
 * @returns {Promise<Figures>}
 */
export async function load(url, seconds, headers = []) {
  const sent = ['Accept-Encoding: gzip', ...headers].flatMap((header) => ['-H', header]);
  const args = ['-t1', '-c32', `-d${seconds}s`, ...sent, '--latency', url];
  const { stdout } = await run('wrk', args);
  return readWrk(stdout);
}

/** An empty page of Next, served as Next serves it. */
async function startEmptyPage() {
  const options = { cwd: path.join(root, 'bench/empty-page'), env: { NODE_ENV: 'production' }, label: '[empty page]' };
  await runNode([nextBin, 'build'], options);
  const port = await freePort();
  const child = startNode([nextBin, 'start', '-p', String(port)], options);
  const url = `http://127.0.0.1:${port}/`;
  await waitFor(url, 30_000, child);
  return { url, stop: () => stop(child) };
}

/**
 * Loads an address, nginx with the same bytes and the empty page in turns, so that all see the same minute of the
 * machine.
 *
 * @param {string} url
 * @param {string} emptyUrl
 * @param {number} seconds of each of nine runs
 */
async function compare(url, emptyUrl, seconds) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = answer.headers.get('content-type') ?? 'text/html';
  const nginx = await serveWithNginx(Buffer.from(await answer.arrayBuffer()), type);
  /** @type {Record<'ours' | 'nginx' | 'empty', Figures[]>} */
  const all = { ours: [], nginx: [], empty: [] };
  await load(url, 1);
  for (let round = 0; round < rounds; round += 1) {
    all.nginx.push(await load(nginx.url, seconds));
    all.ours.push(await load(url, seconds));
    all.empty.push(await load(emptyUrl, seconds));
  }
  await nginx.stop();
  const rateOf = (/** @type {Figures[]} */ figures) => median(figures.map(({ rate }) => rate));
  return {
    'requests/s': Math.round(rateOf(all.ours)),
    'p99 (ms)': median(all.ours.map(({ p99 }) => p99)),
    'of nginx': Number((rateOf(all.ours) / rateOf(all.nginx)).toFixed(2)),
    'of an empty Next page': Number((rateOf(all.ours) / rateOf(all.empty)).toFixed(1)),
  };
}

/**
 * Requests per second of the site's kinds of address, beside nginx serving the same bytes and an empty page of Next.
 * Ratios of one run compare; absolute figures depend on the machine. Installs wrk and nginx from Debian's packages if
 * they are missing.
 *
 * @param {string} siteUrl
 * @param {string} distDir of the build that is served
 * @param {number} seconds of each run
 */
export async function measureThroughput(siteUrl, distDir, seconds) {
  await requirePrograms({ wrk: 'wrk', nginx: 'nginx' });
  const script = (await readdir(path.join(root, distDir, 'static/chunks'))).find((name) => name.endsWith('.js')) ?? '';
  const empty = await startEmptyPage();
  const rows = [];
  try {
    for (const address of ['/', '/about', '/en', '/page/yok', `/_next/static/chunks/${script}`]) {
      const figures = await compare(siteUrl + address, empty.url, seconds);
      rows.push({ address: address.replace(script || '\n', '*.js'), ...figures });
    }
  } finally {
    await empty.stop();
  }
  return rows;
}
