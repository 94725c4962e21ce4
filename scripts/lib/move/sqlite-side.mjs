import { chmod, link, mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';

import { createClient } from '@libsql/client';

import { codeOf, giveToOwnerOf, makePrivateFolder, statIfThere, syncFolder } from '../backup/files.mjs';
import { isDatabaseOpen } from '../backup/sqlite.mjs';
import { runMigrations } from './migrations.mjs';
import { readValue, sqliteValue, unstorable } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./rows.mjs').Columns} Columns */
/** @typedef {Pick<import('@libsql/client').Client, 'execute'>} Connection */

const busyMs = 20_000;
const rowsAtOnce = 200;

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** @param {Connection} connection @returns {Promise<Map<string, string[]>>} the columns of every table */
async function readColumns(connection) {
  const tables = await connection.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  );
  /** @type {Map<string, string[]>} */
  const columns = new Map();
  for (const { name } of tables.rows) {
    const { rows } = await connection.execute(`PRAGMA table_info(${quoted(String(name))})`);
    columns.set(
      String(name),
      rows.map((row) => String(row.name)),
    );
  }
  return columns;
}

/**
 * @param {Connection} connection
 * @param {string} table
 * @param {Columns} columns
 * @returns {AsyncGenerator<Row[]>}
 */
async function* readRows(connection, table, columns) {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const sql = `SELECT rowid AS "row number", * FROM ${quoted(table)} WHERE rowid > ? ORDER BY rowid LIMIT ${rowsAtOnce}`;
    const { rows } = await connection.execute({ sql, args: [last] });
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.['row number']);
    yield rows.map((stored) => {
      /** @type {Row} */
      const row = {};
      for (const [name, kind] of columns) {
        try {
          row[name] = readValue(stored[name], kind, true);
        } catch (error) {
          const reason = error instanceof Error ? error.message : error;
          throw new Error(`${table}, row ${stored.id ?? last}, ${name}: ${reason}`, { cause: error });
        }
      }
      return row;
    });
  }
}

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

  /** Nobody else can have written meanwhile: its transaction has kept them from it. */
  requireUnused() {
    return Promise.resolve();
  }

  async close() {
    this.#transaction.close();
    this.#client.close();
  }
}

/** A new SQLite database, which gets its name once it is whole. */
export class SqliteTarget {
  #client;

  /** @param {string} file @param {string} folder where it is made */
  constructor(file, folder) {
    this.file = file;
    this.folder = folder;
    this.#client = createClient({ url: `file:${this.#half}` });
  }

  get #half() {
    return path.join(this.folder, 'content.db');
  }

  /** @param {string} file @throws {Error} with one line where there is one */
  static async open(file) {
    for (const ending of ['', '-wal', '-shm'])
      if (await statIfThere(file + ending)) throw new Error(`${file}${ending} is there already: name a new file`);
    await makePrivateFolder(path.dirname(file));
    return new SqliteTarget(file, await mkdtemp(path.join(path.dirname(file), '.moving-')));
  }

  /** @param {import('./migrations.mjs').Migration[]} migrations */
  async create(migrations) {
    for (const statement of ['PRAGMA foreign_keys = OFF', 'PRAGMA synchronous = OFF', 'BEGIN IMMEDIATE'])
      await this.#client.execute(statement);
    await runMigrations(migrations, (sql) => this.#client.execute(sql));
    for (const { name } of migrations)
      await this.#client.execute({ sql: 'INSERT INTO payload_migrations (name, batch) VALUES (?, 1)', args: [name] });
  }

  columns() {
    return readColumns(this.#client);
  }

  /** @param {string} table @param {Columns} columns @param {Row[]} rows */
  async insert(table, columns, rows) {
    const names = [...columns.keys()];
    const places = names.map(() => '?').join();
    const sql = `INSERT INTO ${quoted(table)} (${names.map(quoted).join()}) VALUES (${places})`;
    for (const row of rows) {
      const args = [...columns].map(([name, kind]) => sqliteValue(row[name], kind));
      await this.#client.execute({ sql, args });
    }
  }

  async finish() {
    await this.#client.execute('COMMIT');
    const { rows } = await this.#client.execute('PRAGMA foreign_key_check');
    const [broken] = rows;
    if (broken)
      throw new Error(`${broken.table}, row ${broken.rowid}, names a row of ${broken.parent} that is missing`);
  }

  /** @param {string} table @param {Columns} columns */
  rows(table, columns) {
    return readRows(this.#client, table, columns);
  }

  async commit() {
    this.#client.close();
    const handle = await open(this.#half, 'r+');
    await handle.sync().finally(() => handle.close());
    await chmod(this.#half, 0o600);
    await giveToOwnerOf(this.#half, path.dirname(this.file));
    // Unlike a rename it does not replace one that has come meanwhile.
    await link(this.#half, this.file).catch((error) => {
      throw codeOf(error) === 'EEXIST' ? new Error(`${this.file} has come meanwhile`) : error;
    });
    await syncFolder(path.dirname(this.file));
    await this.discard();
  }

  async discard() {
    this.#client.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
