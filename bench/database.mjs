/**
 * `node bench/database.mjs`: the calls of the contract, of the edit mode, of visitors and of the admin on PostgreSQL
 * beside SQLite, 16 at once, in turns (`ROUNDS`, 3). Budget: twice the time of SQLite; what is over it is named at the end.
 * `CALLS=SavePart,EditParts` measures those alone whose names begin like that.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { Client } from '../scripts/lib/backends/client.mjs';
import { makePage } from '../scripts/lib/backends/saves.mjs';
import { buildBackend } from '../scripts/lib/build.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { freePort, stop, waitFor } from '../scripts/lib/processes.mjs';
import { startBackend } from '../scripts/lib/services.mjs';
import { adminCalls } from './lib/admin-calls.mjs';
import { calls, requireOk } from './lib/database-calls.mjs';
import { carouselKeys, listKeys } from './lib/demo-lists.mjs';
import { table } from './lib/table.mjs';
import { load } from './load.mjs';

const publicCalls = [
  ...[
    'GetApplicationModel',
    'GetPageKeys',
    'GetRedirects',
    'GetPageData?pageKey=homepage',
    'GetPageData?pageKey=jet-grout',
  ],
  ...[
    ...[listKeys[0], carouselKeys.at(-1)].map((key) => `GetCategoryPages?category=${key}`),
    'SearchPages?query=tunel&language=tr',
  ],
];
const rounds = Number(process.env.ROUNDS ?? 3);
const wanted = process.env.CALLS?.split(',');
/** @param {string} name */
const isWanted = (name) => wanted?.some((start) => name.startsWith(start)) ?? true;
const atOnce = 16;
const perEditor = 10;
const account = { email: 'admin@site.example', password: 'Bozkir-yagmuru-4471-sakin' };

/** @typedef {import('./lib/database-calls.mjs').Editor} Editor */

/**
 * @param {Client<any>} client
 * @returns {Promise<Editor[]>} in the edit mode, each with a page
 */
async function startEditing(client) {
  const admin = await client.logIn(account);
  const token = await client.enter(admin);
  // Who reads messages has proved who they are.
  const proof = { authorization: `JWT ${admin}` };
  await requireOk(client.send('users/confirm-identity', { password: account.password }, proof));
  return Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const pageKey = `bench-${index}`;
      await makePage(client, admin, pageKey);
      const { revision } = await client.readPage(pageKey, token);
      return { client, admin, token, pageKey, revision, kept: {} };
    }),
  );
}

/**
 * @param {Editor[]} editors who all work at once
 * @param {import('./lib/database-calls.mjs').Call} call
 * @returns {Promise<number>} the median time of a call, in milliseconds
 */
async function timeOf(editors, { work, prepare, times: count = perEditor }) {
  /** @type {number[]} */
  const times = [];
  const all = editors.map(async (editor) => {
    for (let number = 0; number < count; number += 1) {
      await prepare?.(editor, number);
      const begun = performance.now();
      await work(editor, number);
      times.push(performance.now() - begun);
    }
  });
  await Promise.all(all);
  return median(times);
}

const secret = randomBytes(32).toString('hex');
const postgres = await startPostgres();
const data = await mkdtemp(path.join(os.tmpdir(), 'bench-database-'));

/** @param {string} name @param {string} databaseUrl */
async function start(name, databaseUrl) {
  const port = await freePort();
  const env = {
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: path.join(data, name, 'media'),
    UPLOAD_DIR: path.join(data, name, 'uploads'),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    REVALIDATE_SECRET: secret,
    // No site runs, so announcements go nowhere.
    REVALIDATE_URL: 'http://127.0.0.1:9/',
    SITE_URL: 'http://127.0.0.1:9',
    FORM_LIMIT_FACTOR: '1000',
    // The proof of work is real, but short.
    CAPTCHA_ATTEMPTS: '20',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  };
  const child = startBackend(port, env, `[${name}]`);
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/api/GetApplicationModel`, 300_000, child);
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
  /** @type {Record<string, string | number>[]} */
  const rows = [];
  /** @param {string} call @param {number[][]} times of each database */
  const add = (call, times) => {
    const [sqlite = NaN, other = NaN] = times.map(median);
    const ratio = Number((other / sqlite).toFixed(2));
    rows.push({ call, 'SQLite (ms)': Math.round(sqlite), 'PostgreSQL (ms)': Math.round(other), ratio });
    console.info(`${call}: ${ratio}`);
  };
  for (const call of publicCalls.filter(isWanted)) {
    /** @type {number[][]} */
    const times = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { url }] of backends.entries()) {
        const { p50, failures } = await load(`${url}/api/${call}`, { connections: atOnce, requests: 160 });
        if (failures > 0) throw new Error(`${call} failed ${failures} times`);
        times[index]?.push(p50);
      }
    }
    add(call, times);
  }
  const editors = await Promise.all(backends.map(({ url }) => startEditing(new Client(url, secret))));
  for (const [name, call] of Object.entries({ ...calls, ...adminCalls }).filter(([name]) => isWanted(name))) {
    /** @type {number[][]} */
    const times = [[], []];
    for (let round = 0; round < rounds; round += 1)
      for (const [index, all] of editors.entries()) times[index]?.push(await timeOf(all, call));
    add(name, times);
  }
  console.info(`\n${table(rows)}\n`);
  const over = rows.filter(({ ratio }) => Number(ratio) > 2).map(({ call }) => call);
  console.info(over.length > 0 ? `over twice the time of SQLite: ${over.join(', ')}` : 'all within the budget');
} finally {
  await Promise.all(backends.map(({ child }) => stop(child)));
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}
