import { deepStrictEqual, match } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { buildBackend } from './build.mjs';
import { importMs } from './demo-content.mjs';
import { root } from './paths.mjs';
import { createDatabase } from './postgres.mjs';
import { freePort, runNode, stop, waitFor } from './processes.mjs';
import { startBackend } from './services.mjs';

/** @typedef {Record<string, string>} Env */
/** @typedef {{ url: string, child: import('node:child_process').ChildProcess, log: () => string }} Backend */

const secret = () => randomBytes(32).toString('hex');

/** @param {string} folder @param {string} databaseUrl @returns {Env} */
const envOf = (folder, databaseUrl) => ({
  DATABASE_URL: databaseUrl,
  MEDIA_DIR: path.join(folder, 'media'),
  UPLOAD_DIR: path.join(folder, 'uploads'),
  BACKUP_DIR: path.join(folder, 'backups'),
  PAYLOAD_SECRET: secret(),
  REVALIDATE_SECRET: secret(),
});

/** @param {string} name @param {Env} env @returns {Promise<Backend>} */
async function start(name, env) {
  const port = await freePort();
  const child = startBackend(port, env, `[${name}]`);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk));
  return { url: `http://127.0.0.1:${port}`, child, log: () => log };
}

/** Waits for a backend's answers, and compares them with what it was seeded from. @param {Backend} backend */
async function verify({ url, child, log }) {
  await waitFor(`${url}/api/GetApplicationModel`, importMs, child);
  await runNode(['backend/scripts/verify-seed.mjs', url], { cwd: root, env: {} });
  // The driver warns of what its next version refuses.
  deepStrictEqual(/\S*Deprecat.*/.exec(log())?.[0], undefined);
}

/** Replaces the content by a backup of it. @param {Env} env */
async function backUpAndRestore(env) {
  /** @type {Env} */
  const own = { ...env, BACKEND_PORT: String(await freePort()) };
  await runNode(['scripts/backup.mjs'], { cwd: root, env: own });
  const [archive = ''] = (await readdir(own.BACKUP_DIR ?? '')).filter((name) => name.endsWith('.tar.gz'));
  await runNode(['scripts/restore.mjs', path.join(own.BACKUP_DIR ?? '', archive)], { cwd: root, env: own });
}

/**
 * A database whose user may make tables in the schema `public`, and does not own it, as with PostgreSQL 14 and before.
 *
 * @param {string} serverUrl
 */
async function databaseOfUser(serverUrl) {
  const url = new URL(await createDatabase(serverUrl, 'starts'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(
      'CREATE ROLE site LOGIN; GRANT ALL ON DATABASE starts TO site; GRANT ALL ON SCHEMA public TO site',
    );
  } finally {
    await client.end();
  }
  return Object.assign(url, { username: 'site' }).href;
}

/** A missing database is not created: its name may be wrong. @param {string} folder @param {string} serverUrl */
async function refuseMissing(folder, serverUrl) {
  const url = Object.assign(new URL(serverUrl), { pathname: '/missing' }).href;
  const { child, log } = await start('missing database', envOf(folder, url));
  const [code] = await once(child, 'exit');
  deepStrictEqual(code, 1);
  match(log(), /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+: database "missing" does not exist; make an empty one/m);
}

/**
 * Starts a backend on a database that is missing, which ends it. Then starts backends on an empty database: two at the
 * same moment, of which one migrates and imports while the other waits; then one where everything is, and one on a
 * restored backup. The database has a user that may not replace its schema. All of them answer with the demo content.
 *
 * @param {string} serverUrl of a database on a PostgreSQL server
 * @throws {Error} with what differs
 */
export async function checkStarts(serverUrl) {
  await buildBackend();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'postgres-files-'));
  const env = envOf(folder, await databaseOfUser(serverUrl));
  /** @type {Backend[]} */
  const backends = [];
  const stopAll = () => Promise.all(backends.splice(0).map(({ child }) => stop(child)));
  try {
    await refuseMissing(folder, serverUrl);
    backends.push(...(await Promise.all(['one', 'other'].map((name) => start(`first start, ${name}`, env)))));
    await Promise.all(backends.map(verify));
    const times = (/** @type {string} */ text) => backends.map(({ log }) => log().split(text).length - 1).sort();
    // Each text by how often the one and the other have logged it.
    deepStrictEqual(
      { waits: times('another backend starts'), migrations: times('Migrating:')[0], imports: times('seed: done')[0] },
      { waits: [0, 1], migrations: 0, imports: 0 },
    );
    await stopAll();
    for (const name of ['second start', 'restored']) {
      if (name === 'restored') await backUpAndRestore(env);
      const backend = await start(name, env);
      backends.push(backend);
      await verify(backend);
      await stopAll();
    }
  } finally {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  }
}
