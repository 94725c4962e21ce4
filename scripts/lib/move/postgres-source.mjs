import { beginTransaction, connect, readColumns, readRows, readSequences } from './postgres-connection.mjs';

/** @typedef {import('pg').Client} Client */
/** @typedef {import('./rows.mjs').Columns} Columns */
/** @typedef {import('./rows.mjs').Counters} Counters */

/** @param {Client} client */
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

  /** @param {Client} client @param {boolean} isFinal */
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

  /** Sequences are not part of a transaction: they may be ahead of the rows. @returns {Promise<Counters>} */
  async counters() {
    /** @type {Counters} */
    const counters = new Map();
    for (const { table, sequence } of await readSequences(this.#client)) {
      const { rows } = await this.#client.query(`SELECT last_value AS last FROM ${sequence} WHERE is_called`);
      if (rows[0]) counters.set(table, Number(rows[0].last));
    }
    return counters;
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
