import { createClient } from '@libsql/client';

import { statIfThere } from '../backup/files.mjs';
import { isDatabaseOpen } from '../backup/sqlite.mjs';
import { unstorable } from './rows.mjs';
import { quoted, readColumns, readRows } from './sqlite-connection.mjs';

/** @typedef {import('./rows.mjs').Columns} Columns */
/** @typedef {Pick<import('@libsql/client').Client, 'execute'>} Connection */

const busyMs = 20_000;

/**
 * The driver reads a text up to its first U+0000, and PostgreSQL stores none.
 *
 * @param {Connection} connection
 * @param {string} table
 * @param {Columns} columns
 * @throws {Error} that names the first row with one
 */
async function requireWholeTexts(connection, table, columns) {
  for (const [name, kind] of columns) {
    if (kind !== 'text' && kind !== 'json') continue;
    const { rows } = await connection.execute(
      `SELECT rowid AS row FROM ${quoted(table)} WHERE instr(CAST(${quoted(name)} AS BLOB), x'00') LIMIT 1`,
    );
    if (rows[0]) throw new Error(`${table}, row ${rows[0].row}, ${name}: ${unstorable}`);
  }
}

/** A SQLite database that is read as it is at one moment, while others may write it. */
export class SqliteSource {
  #client;
  #transaction;

  /** @param {import('@libsql/client').Client} client @param {import('@libsql/client').Transaction} transaction */
  constructor(client, transaction) {
    this.#client = client;
    this.#transaction = transaction;
  }

  /**
   * @param {string} file
   * @param {boolean} isFinal whether nobody may have it open, and write to it until it is closed
   * @throws {Error} with one line
   */
  static async open(file, isFinal) {
    if (!(await statIfThere(file))) throw new Error(`there is no database at ${file}`);
    if (isFinal && (await isDatabaseOpen(file))) throw new Error('the backend is running: stop it first');
    const client = createClient({ url: `file:${file}` });
    await client.execute(`PRAGMA busy_timeout = ${busyMs}`);
    const transaction = await client.transaction(isFinal ? 'write' : 'read');
    const { rows } = await transaction.execute('PRAGMA integrity_check');
    if (rows[0]?.[0] !== 'ok') throw new Error(`the database is damaged: ${rows[0]?.[0]}`);
    return new SqliteSource(client, transaction);
  }

  columns() {
    return readColumns(this.#transaction);
  }

  async migrations() {
    const { rows } = await this.#transaction.execute('SELECT name FROM payload_migrations ORDER BY id');
    return rows.map(({ name }) => String(name));
  }

  /** @param {string} table @param {Columns} columns */
  async *rows(table, columns) {
    await requireWholeTexts(this.#transaction, table, columns);
    yield* readRows(this.#transaction, table, columns);
  }

  /** @returns {Promise<import('./rows.mjs').Counters>} */
  async counters() {
    const { rows } = await this.#transaction.execute('SELECT name, seq FROM sqlite_sequence WHERE seq > 0');
    return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
  }

  /** Nobody else can have written meanwhile, because its transaction locks the database. */
  requireUnused() {
    return Promise.resolve();
  }

  async close() {
    this.#transaction.close();
    this.#client.close();
  }
}
