import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { StorageError } from '../../../lib/storage/file-store.mjs';
import { openFolders } from '../../../lib/storage/open-stores.mjs';
import { copyDemoContent, demoContent } from '../demo-content.mjs';
import { moveFiles } from '../media-move/move-files.mjs';
import { moveDatabase } from '../move/move-database.mjs';
import { createDatabase, startPostgres } from '../postgres.mjs';
import { startRedis } from '../redis.mjs';
import { startS3 } from '../s3.mjs';
import { bucketOf } from '../storage/bucket.mjs';

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

/**
 * Moves files to a bucket, and what is missing once more where it does not answer in time: a machine with much other
 * work holds up the S3 server, too.
 *
 * @param {import('../../../lib/storage/file-store.mjs').FileStore} from
 * @param {import('../../../lib/storage/file-store.mjs').FileStore} to
 * @param {number} [attempts]
 */
async function fillBucket(from, to, attempts = 5) {
  try {
    await moveFiles(from, to);
  } catch (error) {
    if (attempts === 1 || !(error instanceof StorageError) || error.kind !== 'away') throw error;
    await fillBucket(from, to, attempts - 1);
  }
}

/**
 * Makes a database and fills the bucket with the demo content, which is on this disk for that long.
 *
 * @param {string} serverUrl
 * @param {import('../../../lib/storage/open-stores.mjs').Stores} bucket
 * @param {string} folder
 * @returns {Promise<string>} the address of the database
 */
async function fillStores(serverUrl, bucket, folder) {
  const url = await createDatabase(serverUrl, 'corporate_site');
  await copyDemoContent((await demoContent()).folder, folder);
  const from = { dialect: /** @type {const} */ ('sqlite'), file: path.join(folder, 'content.db') };
  await moveDatabase(from, { dialect: 'postgres', url }, { isFinal: true });
  const folders = openFolders({ media: path.join(folder, 'media'), uploads: path.join(folder, 'uploads') });
  await fillBucket(folders.media, bucket.media);
  await rm(folder, { recursive: true });
  return url;
}

/** Where the cluster keeps what all of its processes share: PostgreSQL and S3 with the demo content, and Redis. */
export async function startStores() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cluster-'));
  const [server, redis, s3Server] = await Promise.all([startPostgres(postgresSettings), startOwnRedis(), startS3()]);
  const bucket = await bucketOf(s3Server.env);
  const stop = async () => {
    await Promise.all([server.stop(), redis.stop(), s3Server.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  const url = await fillStores(server.url, bucket, path.join(folder, 'demo')).catch(async (error) => {
    await stop();
    throw error;
  });
  /** @type {Store} */
  const postgres = { name: 'PostgreSQL', halt: server.halt, resume: server.resume };
  /** @type {Store} */
  const s3 = { name: 'S3', halt: s3Server.halt, resume: s3Server.resume };
  /** Each backend has folders of its own, as on another machine. @param {number} index */
  const foldersOf = (index) => ({
    MEDIA_DIR: path.join(folder, `media-${index + 1}`),
    UPLOAD_DIR: path.join(folder, `uploads-${index + 1}`),
  });
  return { postgres, redis, s3, bucket, s3Env: s3Server.env, databaseUrl: url, foldersOf, stop };
}
