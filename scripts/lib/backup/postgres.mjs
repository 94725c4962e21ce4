import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { emptySchema } from './empty-postgres.mjs';
import { postgresVariables } from './postgres-variables.mjs';

/**
 * Runs a program of PostgreSQL.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {string} url
 * @returns {Promise<string>} what it wrote
 */
function run(program, args, url) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // In the machine's language, nobody could tell which line names the error.
      env: { ...process.env, ...postgresVariables(url), LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [written, complaint] = ['', ''];
    child.stdout.on('data', (chunk) => (written += chunk));
    child.stderr.on('data', (chunk) => (complaint += chunk));
    child.once('error', () => reject(new Error(`${program} is not installed: install PostgreSQL's client programs`)));
    child.once('close', (code) => {
      const lines = complaint.split('\n').map((text) => text.trim());
      const line = lines.find((text) => /error|fatal/i.test(text)) ?? lines.find(Boolean) ?? `status ${code}`;
      if (code === 0) resolve(written);
      else reject(new Error(`${program} failed: ${line}`));
    });
  });
}

/** pg_dump writes its settings first, in a few lines. */
const settingsBytes = 4096;

/**
 * Makes a comment of a setting that pg_dump 17 and newer write, and that an older server refuses. The file stays as long
 * as it is.
 *
 * @param {string} dump
 */
async function leaveOutNewSetting(dump) {
  const handle = await open(dump, 'r+');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(settingsBytes), 0, settingsBytes, 0);
    const at = buffer.subarray(0, bytesRead).indexOf('\nSET transaction_timeout = 0;\n');
    if (at >= 0) await handle.write(Buffer.from('-- '), 0, 3, at + 1);
  } finally {
    await handle.close();
  }
}

/**
 * Copies a database as it is at this moment, as SQL.
 *
 * @param {string} url
 * @param {string} to a new file
 */
export async function dumpDatabase(url, to) {
  // A comment on the schema could be set by its owner alone.
  await run('pg_dump', ['--no-owner', '--no-privileges', '--no-comments', `--file=${to}`], url);
  await leaveOutNewSetting(to);
}

/**
 * The rows of every table in a dump.
 *
 * @param {string} dump
 * @returns {Promise<Record<string, number>>}
 */
export async function countDumped(dump) {
  /** @type {Record<string, number>} */
  const counts = {};
  let table = '';
  for await (const line of createInterface({ input: createReadStream(dump), crlfDelay: Infinity })) {
    const [, begun = ''] = (!table && /^COPY (?:\w+\.)?"?(\w+)"? \(.* FROM stdin;$/.exec(line)) || [];
    if (begun) counts[(table = begun)] = 0;
    else if (line === '\\.') table = '';
    else if (table) counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
}

/** @param {string} url */
const ask = async (url, /** @type {string} */ sql) => (await run('psql', ['-XAtq', '-c', sql], url)).trim();

/** The migrations that a database has had. @param {string} url @returns {Promise<string[]>} */
export const readMigrationsIn = async (url) =>
  (await ask(url, 'SELECT name FROM payload_migrations ORDER BY id')).split('\n').filter(Boolean);

/** How large a database is, in bytes, its indexes included. @param {string} url */
export const databaseSize = async (url) => Number(await ask(url, 'SELECT pg_database_size(current_database())'));

/** How many tables a database has. @param {string} url */
export const countTables = async (url) =>
  Number(await ask(url, "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"));

/** Whether anybody else is connected to a database. PostgreSQL's own workers come and go. @param {string} url */
export const isConnected = async (url) =>
  (await ask(
    url,
    `SELECT count(*) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )) !== '0';

/** An administrator's limit, on a server that has it, is for the backend's transactions. */
const withoutLimit = "SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'transaction_timeout'";

/**
 * Replaces everything in a database, in one transaction: whatever fails, nothing has changed.
 *
 * @param {string} url
 * @param {string} dump unpacked: one of a newer pg_dump is changed so that an older server reads it
 * @param {string[]} after statements that follow it
 */
export async function loadDump(url, dump, after) {
  await leaveOutNewSetting(dump);
  // The dump empties the search path.
  const further = ['SET search_path = public', ...after];
  const command = (/** @type {string} */ sql) => ['-c', sql];
  const args = ['-Xq', '--single-transaction', '-v', 'ON_ERROR_STOP=1'];
  await run(
    'psql',
    [...args, ...command(withoutLimit), ...command(emptySchema), '-f', dump, ...further.flatMap(command)],
    url,
  );
}
