/**
 * `node bench/database.mjs`: the calls of the contract on PostgreSQL beside SQLite, 16 at once, in turns. Budget: twice the
 * time of SQLite.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { buildBackend } from '../scripts/lib/build.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend } from '../scripts/lib/services.mjs';
import { table } from './lib/table.mjs';
import { load } from './load.mjs';

const calls = [
  ...[
    'GetApplicationModel',
    'GetPageKeys',
    'GetRedirects',
    'GetPageData?pageKey=homepage',
    'GetPageData?pageKey=jet-grout',
  ],
  ...['GetCategoryPages?category=metro', 'GetCategoryPages?category=referanslar', 'SearchPages?q=tunel&language=tr'],
];
const rounds = 5;

const postgres = await startPostgres();
const data = await mkdtemp(path.join(os.tmpdir(), 'bench-database-'));

/** @param {string} name @param {string} databaseUrl */
async function start(name, databaseUrl) {
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: path.join(data, name),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  };
  const child = startBackend(port, env, `[${name}]`);
  const url = `http://127.0.0.1:${port}/api/`;
  await waitFor(`${url}GetApplicationModel`, 300_000, child);
  return { url, child };
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** @type {Awaited<ReturnType<typeof start>>[]} */
const backends = [];
try {
  await buildBackend();
  for (const [name, url] of /** @type {const} */ ([
    ['SQLite', `file:${path.join(data, 'content.db')}`],
    ['PostgreSQL', postgres.url],
  ])) {
    backends.push(await start(name, url));
  }
  const rows = [];
  for (const call of calls) {
    /** @type {number[][]} */
    const times = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { url }] of backends.entries()) {
        const { p50, failures } = await load(url + call, { connections: 16, requests: 160 });
        if (failures > 0) throw new Error(`${call} failed ${failures} times`);
        times[index]?.push(p50);
      }
    }
    const [sqlite = NaN, other = NaN] = times.map(median);
    const ratio = Number((other / sqlite).toFixed(2));
    rows.push({ call, 'SQLite (ms)': Math.round(sqlite), 'PostgreSQL (ms)': Math.round(other), ratio });
  }
  console.info(`\n${table(rows)}\n`);
} finally {
  await Promise.all(backends.map(({ child }) => stop(child)));
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}
