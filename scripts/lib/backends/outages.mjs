import assert from 'node:assert/strict';

import pg from 'pg';

import { until } from './client.mjs';
import { makePage, saveOn } from './saves.mjs';

/** @typedef {import('./saves.mjs').Two} Two */
/** @typedef {import('./saves.mjs').Saves} Saves */

/** @param {string} url */
const connectionTo = (url) => new pg.Client({ connectionString: url });

/** @param {string} url @param {string} statement @returns {Promise<Record<string, string>[]>} rows */
export async function ask(url, statement) {
  const connection = connectionTo(url);
  await connection.connect();
  try {
    return (await connection.query(statement)).rows;
  } finally {
    await connection.end();
  }
}

const others = "datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
const breakAll = `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`;

/** @returns {Saves} */
const none = () => ({ acknowledged: 0, lost: 0, failed: 0, slowestMs: 0 });

/** @typedef {(index: 0 | 1, count: number) => Promise<unknown>} Progress until that many more saves are acknowledged */

/**
 * Both editors save while something happens.
 *
 * @param {Two} two
 * @param {string} pageKey
 * @param {(progress: Progress) => Promise<void>} happening
 * @returns {Promise<Saves[]>}
 */
export async function saveDuring({ both, token, admin }, pageKey, happening) {
  await makePage(both[0], admin, pageKey);
  const end = new AbortController();
  const results = /** @type {const} */ ([none(), none()]);
  const saving = both.map((client, index) => {
    const what = { token, pageKey, sectionId: `about-${index + 1}`, signal: end.signal };
    return saveOn(client, { ...what, result: results[index] ?? none() });
  });
  try {
    await happening(async (index, count) => {
      const goal = results[index].acknowledged + count;
      await until(async () => results[index].acknowledged >= goal, `${count} more saves at ${index + 1}`, 30_000);
    });
  } finally {
    end.abort();
    await Promise.all(saving);
  }
  return [...results];
}

/** @param {Saves[]} saves */
export function requireNothingLost(saves) {
  assert.deepEqual(
    saves.map(({ lost }) => lost),
    [0, 0],
    'acknowledged saves that are lost',
  );
  for (const { acknowledged } of saves) assert.ok(acknowledged > 0, 'nobody could save at all');
}

/**
 * PostgreSQL breaks all connections again and again: acknowledged saves are kept, and both backends go on.
 *
 * @param {Two & { databaseUrl: string }} two
 * @param {number} times
 */
export async function breakConnections(two, times) {
  const saves = await saveDuring(two, 'broken', async (progress) => {
    for (let time = 0; time < times; time += 1) {
      await progress(time % 2 ? 1 : 0, 2);
      await ask(two.databaseUrl, breakAll);
    }
    await Promise.all([progress(0, 2), progress(1, 2)]);
  });
  requireNothingLost(saves);
  return saves;
}

/**
 * A backend is killed while both save: the other one goes on within seconds, the page is whole.
 *
 * @param {Two & { kill: () => Promise<void>, run: () => Promise<void> }} two
 */
export async function killOne(two) {
  const saves = await saveDuring(two, 'killed', async (progress) => {
    await progress(1, 3);
    await two.kill();
    await progress(0, 3);
    await two.run();
    await Promise.all([progress(0, 2), progress(1, 2)]);
  });
  requireNothingLost(saves);
  return saves;
}

/**
 * Somebody takes all connections that PostgreSQL has: saves fail in time, and work again afterwards.
 *
 * @param {Two & { databaseUrl: string }} two
 */
export async function useUpConnections(two) {
  const { both, token, databaseUrl } = two;
  const [row] = await ask(databaseUrl, 'show max_connections');
  /** @type {pg.Client[]} */
  const taken = [];
  const takeOne = async () => {
    const connection = connectionTo(databaseUrl);
    connection.on('error', () => undefined);
    await connection.connect();
    taken.push(connection);
    return connection;
  };
  await (await takeOne()).query(breakAll);
  const all = await Promise.allSettled(Array.from({ length: Number(row?.max_connections) }, takeOne));
  assert.ok(
    all.some(({ status }) => status === 'rejected'),
    'all connections are taken',
  );
  const begun = performance.now();
  const answer = await both[0].call('EditPage?pageKey=at-once', { headers: { authorization: `Bearer ${token}` } });
  assert.ok(answer.status >= 500, `the answer is ${answer.status}`);
  assert.equal(answer.body?.success ?? false, false);
  assert.ok(performance.now() - begun < 10_000, 'it is answered in time');
  await Promise.all(taken.map((connection) => connection.end().catch(() => undefined)));
  for (const client of both) {
    const read = () => client.readPage('at-once', token).catch(() => undefined);
    await until(read, `${client.url} works again`, 10_000);
  }
}
