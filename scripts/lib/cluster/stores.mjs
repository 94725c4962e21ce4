import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { copyDemoContent, demoContent } from '../demo-content.mjs';
import { moveDatabase } from '../move/move-database.mjs';
import { createDatabase, startPostgres } from '../postgres.mjs';
import { startRedis } from '../redis.mjs';

/** Without a log: its failures are intended. */
const postgresSettings = ['log_min_messages=panic', 'max_connections=60'];

/** @param {number} [port] */
async function requireRedis(port) {
  const redis = await startRedis(port === undefined ? {} : { port });
  if (!redis) throw new Error('Redis is missing, and cannot be installed from here: install the package redis-server');
  return redis;
}

/**
 * A store that can be ended and started again at its address.
 *
 * @typedef {{ name: string, halt: (how: 'stopped' | 'killed') => Promise<void>, resume: () => Promise<void> }} Store
 */

/** @returns {Promise<Store & { url: string, stop: () => Promise<void> }>} */
async function startOwnRedis() {
  let redis = await requireRedis();
  const { url, port } = redis;
  return {
    name: 'Redis',
    url,
    halt: async (how) => {
      if (how === 'killed') redis.child.kill('SIGKILL');
      await redis.stop();
    },
    resume: async () => {
      redis = await requireRedis(port);
    },
    stop: () => redis.stop(),
  };
}

/** Makes a database with the demo content. @param {string} serverUrl @param {string} folder gets the media */
async function fillDatabase(serverUrl, folder) {
  const url = await createDatabase(serverUrl, 'corporate_site');
  await copyDemoContent((await demoContent()).folder, folder);
  const from = { dialect: /** @type {const} */ ('sqlite'), file: path.join(folder, 'content.db') };
  await moveDatabase(from, { dialect: 'postgres', url }, { isFinal: true });
  return url;
}

/** Where the cluster keeps what all of its processes share: PostgreSQL and files with the demo content, and Redis. */
export async function startStores() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cluster-'));
  const [server, redis] = await Promise.all([startPostgres(postgresSettings), startOwnRedis()]);
  const stop = async () => {
    await Promise.all([server.stop(), redis.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  const url = await fillDatabase(server.url, folder).catch(async (error) => {
    await stop();
    throw error;
  });
  /** @type {Store} */
  const postgres = { name: 'PostgreSQL', halt: server.halt, resume: server.resume };
  return {
    postgres,
    redis,
    databaseUrl: url,
    mediaDir: path.join(folder, 'media'),
    uploadDir: path.join(folder, 'uploads'),
    stop,
  };
}
