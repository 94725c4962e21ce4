import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { createClient } from '@libsql/client';

/** @typedef {import('@libsql/client').Client} Client */

const busyMs = 20_000;

/**
 * @template T
 * @param {string} file
 * @param {(client: Client) => Promise<T>} job
 */
export async function withDatabase(file, job) {
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute(`PRAGMA busy_timeout = ${busyMs}`);
    return await job(client);
  } finally {
    client.close();
  }
}

/**
 * Copies a database as it is at this moment, its write-ahead log included, while others read and write it.
 *
 * @param {string} from
 * @param {string} to a new file
 */
export const copyDatabase = (from, to) =>
  withDatabase(from, (client) => client.execute({ sql: 'VACUUM INTO ?', args: [to] }));

/**
 * The rows of every table.
 *
 * @param {string} file
 * @returns {Promise<Record<string, number>>}
 * @throws {Error} when the file is damaged
 */
export const countRows = (file) =>
  withDatabase(file, async (client) => {
    const check = await client.execute('PRAGMA integrity_check');
    const [verdict] = check.rows.map((row) => String(row[0]));
    if (verdict !== 'ok') throw new Error(`the database is damaged: ${verdict}`);
    const tables = await client.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    /** @type {Record<string, number>} */
    const counts = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.execute(`SELECT count(*) FROM "${String(name)}"`);
      counts[String(name)] = Number(rows[0]?.[0]);
    }
    return counts;
  });

/** The migrations that a database has had. @param {string} file @returns {Promise<string[]>} */
export const readMigrations = (file) =>
  withDatabase(file, async (client) => {
    const { rows } = await client.execute('SELECT name FROM payload_migrations ORDER BY id');
    return rows.map(({ name }) => String(name));
  });

const probe = fileURLToPath(new URL('./probe-database.mjs', import.meta.url));

/**
 * Whether a process has the database open. If none has, its write-ahead log is part of the file afterwards.
 *
 * @param {string} file
 * @returns {Promise<boolean>}
 */
export const isDatabaseOpen = (file) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [probe, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 3));
  });
