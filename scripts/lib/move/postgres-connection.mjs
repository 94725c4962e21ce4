import pg from 'pg';

import { kindOf, readValue } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./rows.mjs').Columns} Columns */

const rowsAtOnce = 200;
export const quoted = pg.escapeIdentifier;

/** An administrator's limits are for queries, and times are compared in UTC. */
const ownSettings = [
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL lock_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
  'SET LOCAL search_path = public',
  "SET LOCAL TimeZone = 'UTC'",
];

/** @param {pg.Client} client @param {string} begin */
export async function beginTransaction(client, begin) {
  for (const statement of [begin, ...ownSettings]) await client.query(statement);
}

/** The address without its password. @param {string} url */
export function describe(url) {
  const { hostname, port, pathname, searchParams } = new URL(url);
  // As the driver reads it: the query counts before the address.
  const [host, number] = [searchParams.get('host') || hostname, searchParams.get('port') || port];
  return `PostgreSQL ${host}${number && `:${number}`}${pathname}`;
}

/** @param {string} url */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'db:move' });
  // The query that is under way reports it.
  client.on('error', () => undefined);
  await client.connect().catch((error) => {
    throw new Error(`${describe(url)} cannot be reached: ${error.message || error.code}`, { cause: error });
  });
  return client;
}

/** @param {pg.Client} client @returns {Promise<Map<string, Columns>>} the kinds of the columns of every table */
export async function readColumns(client) {
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

/**
 * The columns whose numbers are given by the database.
 *
 * @param {pg.Client} client
 * @returns {Promise<{ table: string, column: string, sequence: string }[]>}
 */
export async function readSequences(client) {
  const { rows } = await client.query(
    `SELECT table_name AS "table", column_name AS "column",
       pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
     FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`,
  );
  return rows;
}

/** @param {Columns} columns */
export const jsonColumns = (columns) => [...columns].filter(([, kind]) => kind === 'json').map(([name]) => name);

/**
 * @param {pg.Client} client
 * @param {string} table
 * @param {Columns} columns
 * @returns {AsyncGenerator<Row[]>}
 */
export async function* readRows(client, table, columns) {
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
