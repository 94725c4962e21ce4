import { chmod, link, mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';

import { createClient } from '@libsql/client';

import { codeOf, chownLikeFolder, makePrivateFolder, statIfThere, syncFolder } from '../backup/files.mjs';
import { runMigrations } from './migrations.mjs';
import { sqliteValue } from './rows.mjs';
import { quoted, readColumns, readRows } from './sqlite-connection.mjs';

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./rows.mjs').Columns} Columns */

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

  /** @param {import('./rows.mjs').Counters} counters of the source */
  async finish(counters) {
    const { rows: counting } = await this.#client.execute(
      `SELECT name, (SELECT seq FROM sqlite_sequence WHERE sqlite_sequence.name = sqlite_schema.name) AS last
       FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'`,
    );
    for (const { name: table, last } of counting) {
      const name = String(table);
      const counter = counters.get(name) ?? 0;
      if (counter <= Number(last ?? 0)) continue;
      // It has no key, and a table without rows may have none in it.
      await this.#client.execute({ sql: 'DELETE FROM sqlite_sequence WHERE name = ?', args: [name] });
      await this.#client.execute({
        sql: 'INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)',
        args: [name, counter],
      });
    }
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
    await chownLikeFolder(this.#half, path.dirname(this.file));
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
