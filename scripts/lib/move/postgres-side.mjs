import pg from 'pg';

import { runMigrations } from './migrations.mjs';
import { isStorable, kindOf, readValue, unstorable } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./rows.mjs').Columns} Columns */

const rowsAtOnce = 200;
const quoted = pg.escapeIdentifier;

/** An administrator's limits are for queries, and times are compared in UTC. */
const ownSettings = [
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL lock_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
  'SET LOCAL search_path = public',
  "SET LOCAL TimeZone = 'UTC'",
];

/** @param {pg.Client} client @param {string} begin */
async function beginTransaction(client, begin) {
  for (const statement of [begin, ...ownSettings]) await client.query(statement);
}

/** The address without its password. @param {string} url */
export function describe(url) {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL ${hostname}${port && `:${port}`}${pathname}`;
}

/** @param {string} url */
async function connect(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'db:move' });
  // The query that is under way reports it.
  client.on('error', () => undefined);
  await client.connect().catch((error) => {
    throw new Error(`${describe(url)} cannot be reached: ${error.message || error.code}`, { cause: error });
  });
  return client;
}

/** @param {pg.Client} client @returns {Promise<Map<string, Columns>>} the kinds of the columns of every table */
async function readColumns(client) {
  const { rows } = await client.query(
    `SELECT table_name, column_name, data_type FROM information_schema.columns JOIN information_schema.tables
       USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name, ordinal_position`,
  );
  /** @type {Map<string, Columns>} */
  const tables = new Map();
  for (const { table_name: table, column_name: column, data_type: type } of rows)
    tables.set(table, (tables.get(table) ?? new Map()).set(column, kindOf(type)));
  return tables;
}

/** @param {Columns} columns */
const jsonColumns = (columns) => [...columns].filter(([, kind]) => kind === 'json').map(([name]) => name);

/**
 * @param {pg.Client} client
 * @param {string} table
 * @param {Columns} columns
 * @returns {AsyncGenerator<Row[]>}
 */
async function* readRows(client, table, columns) {
  const inLists = jsonColumns(columns).map((name) => {
    const list = `CASE WHEN t.${quoted(name)} IS NOT NULL THEN jsonb_build_array(t.${quoted(name)}) END`;
    return ` || jsonb_build_object(${pg.escapeLiteral(name)}, ${list})`;
  });
  const row = `to_jsonb(t)${inLists.join('')} AS row`;
  await client.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT ${row} FROM ${quoted(table)} t`);
  for (;;) {
    const { rows } = await client.query(`FETCH ${rowsAtOnce} FROM moved`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) =>
      Object.fromEntries([...columns].map(([name, kind]) => [name, readValue(row[name], kind, false)])),
    );
  }
  await client.query('CLOSE moved');
}

/** @param {pg.Client} client */
async function isUsed(client) {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  return rows.length > 0;
}

/** A PostgreSQL database that is read as it is at one moment, while others may write it. */
export class PostgresSource {
  #client;
  #isFinal;

  /** @param {pg.Client} client @param {boolean} isFinal */
  constructor(client, isFinal) {
    this.#client = client;
    this.#isFinal = isFinal;
  }

  /**
   * @param {string} url
   * @param {boolean} isFinal whether nobody else may be connected
   * @throws {Error} with one line
   */
  static async open(url, isFinal) {
    const client = await connect(url);
    const source = new PostgresSource(client, isFinal);
    try {
      await source.requireUnused();
      await beginTransaction(client, 'BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    } catch (error) {
      await client.end();
      throw error;
    }
    return source;
  }

  columns() {
    return readColumns(this.#client);
  }

  async migrations() {
    const { rows } = await this.#client.query('SELECT name FROM payload_migrations ORDER BY id');
    return rows.map(({ name }) => String(name));
  }

  /** @param {string} table @param {Columns} columns */
  rows(table, columns) {
    return readRows(this.#client, table, columns);
  }

  /** For the last move: what is written meanwhile would be lost. */
  async requireUnused() {
    if (this.#isFinal && (await isUsed(this.#client)))
      throw new Error('somebody is connected to the source: stop the backend, and whatever else is, first');
  }

  close() {
    return this.#client.end();
  }
}

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
    await runMigrations(migrations, (sql) => this.#client.query(sql));
    for (const { name } of migrations)
      await this.#client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, 1)', [name]);
    // Tables refer to each other in circles, so no order of them would do.
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

  async finish() {
    for (const { table, name, definition } of this.#foreignKeys)
      await this.#client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    const { rows } = await this.#client.query(
      `SELECT quote_ident(table_name) AS "table", quote_ident(column_name) AS "column",
         pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
       FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`,
    );
    for (const { table, column, sequence } of rows)
      await this.#client.query(
        `SELECT setval($1, coalesce(max(${column}), 1), max(${column}) IS NOT NULL) FROM ${table}`,
        [sequence],
      );
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
