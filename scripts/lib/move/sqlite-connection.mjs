import { readValue } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {import('./rows.mjs').Columns} Columns */
/** @typedef {Pick<import('@libsql/client').Client, 'execute'>} Connection */

const rowsAtOnce = 200;

/** @param {string} name */
export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/** @param {Connection} connection @returns {Promise<Map<string, string[]>>} the columns of every table */
export async function readColumns(connection) {
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
export async function* readRows(connection, table, columns) {
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
