import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { createClient } from '@libsql/client';

/** @param {string} database @param {string} statement */
async function runQuery(database, statement) {
  const client = createClient({ url: `file:${database}` });
  await client.execute('PRAGMA busy_timeout = 5000');
  const { rows } = await client.execute(statement);
  client.close();
  return rows;
}

/** @param {string} database @returns {Promise<Map<string, number>>} how often each submission is stored */
export async function readMessages(database) {
  const rows = await runQuery(
    database,
    'SELECT submission_id AS id, COUNT(*) AS copies FROM messages GROUP BY submission_id',
  );
  return new Map(rows.map(({ id, copies }) => [String(id), Number(copies)]));
}

/**
 * Waits until all mails are sent.
 *
 * @param {string} database
 * @param {number} timeoutMs
 * @returns {Promise<number>} the seconds it took
 */
export async function untilAllMailed(database, timeoutMs) {
  const started = Date.now();
  while (Date.now() - started < timeoutMs) {
    const [row] = await runQuery(database, "SELECT COUNT(*) AS waiting FROM messages WHERE delivery <> 'sent'");
    if (Number(row?.waiting) === 0) return Math.round((Date.now() - started) / 1000);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`not everything was mailed within ${timeoutMs / 1000} s`);
}

/** @param {string} folder @returns {Promise<Map<string, number>>} how many mails each submission made */
export async function countMails(folder) {
  const copies = new Map();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.eml'))) {
    const mail = await readFile(path.join(folder, name), 'utf8');
    const id = /^Message-ID:\s+<message-([\w-]+)@/im.exec(mail)?.[1];
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  return copies;
}
