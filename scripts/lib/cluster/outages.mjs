import assert from 'node:assert/strict';

import { until } from '../backends/client.mjs';

/** @typedef {import('./cluster.mjs').Cluster} Cluster */
/** @typedef {import('./publications.mjs').Publications} Publications */

/** How long PostgreSQL is away, in milliseconds. */
const awayMs = 4_000;

/** How long a save may take to be refused while PostgreSQL is away, in milliseconds. */
const refusedMs = 8_000;

/** How long a backend may take to work again, in milliseconds. */
const backMs = 20_000;

/**
 * Redis is away: what is published meanwhile is public on one site, and on all of them after it is back.
 *
 * @param {Cluster} cluster
 * @param {Publications} publications
 * @returns {Promise<number>} after how many milliseconds without and with Redis all show it
 */
export async function stopRedis({ stores }, publications) {
  if (!stores) throw new Error('the cluster has not been started');
  await stores.redis.halt('stopped');
  await publications.publish();
  await publications.untilSomewhere();
  await stores.redis.resume();
  const ms = await publications.untilEverywhere();
  return ms;
}

/**
 * PostgreSQL is away: a save is refused in time, and both backends work by themselves when it is back.
 *
 * @param {Cluster} cluster
 * @param {{ token: string, pageKey: string }} editor
 * @returns {Promise<{ refusedMs: number, backMs: number }>} after how many milliseconds a save was refused, and both
 *   worked again
 */
export async function stopPostgres({ stores, clients }, { token, pageKey }) {
  if (!stores) throw new Error('the cluster has not been started');
  const { value: page } = await until(() => clients[0].readPage(pageKey, token), `${pageKey} is read`, backMs);
  await stores.postgres.halt('stopped');
  const begun = performance.now();
  const body = { pageKey, language: 'tr', sectionId: 'about-1', revision: page.revision, values: { title: 'kayıp' } };
  const answer = await clients[0].edit('SaveSection', body, token);
  const took = performance.now() - begun;
  assert.ok(answer.status >= 500, `a save without PostgreSQL gives ${answer.status}`);
  assert.ok(took < refusedMs, `it is refused after ${Math.round(took)} ms`);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, awayMs - took)));
  await stores.postgres.resume();
  const times = await Promise.all(
    clients.map((client) => {
      const read = () => client.readPage(pageKey, token).catch(() => undefined);
      return until(read, `${client.url} works again`, backMs);
    }),
  );
  return { refusedMs: Math.round(took), backMs: Math.round(Math.max(...times.map(({ ms }) => ms))) };
}
