import pg from 'pg';

import { runMigrations } from './migrations.mjs';
import { withWholeTypes } from './whole-types.mjs';
import {
  beginTransaction,
  connect,
  describe,
  jsonColumns,
  quoted,
  readColumns,
  readRows,
  readSequences,
} from './postgres-connection.mjs';
import { isStorable, unstorable } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./rows.mjs').Columns} Columns */

/** An empty PostgreSQL database that is filled in one transaction: whatever fails, it is empty again. */
export class PostgresTarget {
  #client;
  /** @type {{ table: string, name: string, definition: string }[]} */
  #foreignKeys = [];

  /** @param {pg.Client} client */
  constructor(client) {
    this.#client = client;
  }

  /** @param {string} url @throws {Error} with one line where it is not empty */
  static async open(url) {
    const client = await connect(url);
    try {
      const { rows } = await client.query(
        `SELECT current_setting('server_encoding') AS encoding,
           EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public') AS "isFull"`,
      );
      if (rows[0].encoding !== 'UTF8')
        throw new Error(`${describe(url)} has the encoding ${rows[0].encoding}: make a database with UTF8`);
      if (rows[0].isFull) throw new Error(`${describe(url)} is not empty: name an empty database`);
    } catch (error) {
      await client.end();
      throw error;
    }
    return new PostgresTarget(client);
  }

  /** @param {import('./migrations.mjs').Migration[]} migrations */
  async create(migrations) {
    await beginTransaction(this.#client, 'BEGIN');
    /** @type {string[]} */
    const statements = [];
    await runMigrations(migrations, async (sql) => {
      statements.push(sql);
      return { rows: [] };
    });
    for (const sql of withWholeTypes(statements)) if (sql.trim()) await this.#client.query(sql);
    for (const { name } of migrations)
      await this.#client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, 1)', [name]);
    // Tables refer to each other in circles, so no order of them satisfies every reference.
    const { rows } = await this.#client.query(
      `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    );
    this.#foreignKeys = rows;
    for (const { table, name } of rows) await this.#client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }

  columns() {
    return readColumns(this.#client);
  }

  /** @param {string} table @param {Columns} columns @param {Row[]} rows */
  async insert(table, columns, rows) {
    for (const row of rows) {
      const [name] = Object.entries(row).find(([, value]) => !isStorable(value)) ?? [];
      if (name) throw new Error(`${table}, row ${row.id}, ${name}: ${unstorable}`);
    }
    const names = [...columns.keys()];
    const json = jsonColumns(columns);
    // The first entry of a plain value would be the value itself.
    const fromList = (/** @type {string} */ list) => `CASE jsonb_typeof(${list}) WHEN 'array' THEN ${list} -> 0 END`;
    const values = names.map((name) =>
      json.includes(name) ? fromList(`(stored -> ${pg.escapeLiteral(name)})`) : `typed.${quoted(name)}`,
    );
    const sql = `INSERT INTO ${quoted(table)} (${names.map(quoted).join()}) SELECT ${values.join()}
      FROM jsonb_array_elements($1) stored, jsonb_populate_record(NULL::${quoted(table)}, stored) typed`;
    await this.#client.query(sql, [JSON.stringify(rows)]).catch((error) => {
      throw new Error(`${table}: ${error.message}`, { cause: error });
    });
  }

  /** @param {import('./rows.mjs').Counters} counters of the source */
  async finish(counters) {
    for (const { table, name, definition } of this.#foreignKeys)
      await this.#client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    for (const { table, column, sequence } of await readSequences(this.#client)) {
      const last = `greatest(max(${quoted(column)}), $2::bigint)`;
      await this.#client.query(`SELECT setval($1, coalesce(${last}, 1), ${last} IS NOT NULL) FROM ${quoted(table)}`, [
        sequence,
        counters.get(table) ?? null,
      ]);
    }
    await this.#client.query('ANALYZE');
  }

  /** @param {string} table @param {Columns} columns */
  rows(table, columns) {
    return readRows(this.#client, table, columns);
  }

  async commit() {
    await this.#client.query('COMMIT');
    await this.#client.end();
  }

  /** What is not committed is gone. */
  discard() {
    return this.#client.end();
  }
}
