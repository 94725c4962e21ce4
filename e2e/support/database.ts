import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { createClient } from '@libsql/client';
import pg from 'pg';

import { createDatabase } from '../../scripts/lib/postgres.mjs';

import { backendEnv } from './stack';

// As SQLite has them; the driver keeps to text what may be too long for a number.
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number);

type Value = string | number;
type Row = Record<string, unknown>;

interface Done {
  rows: Row[];
  /** How many rows were read, or changed. */
  count: number;
}

/** The records of a backend, behind its back. */
export interface Records {
  /** @param sql with `?` for every value */
  execute: (sql: string, values?: Value[]) => Promise<Done>;
}

async function withSqlite<T>(url: string, work: (records: Records) => Promise<T>): Promise<T> {
  const client = createClient({ url });
  await client.execute('PRAGMA busy_timeout = 5000');
  try {
    return await work({
      execute: async (sql, args = []) => {
        const { rows, rowsAffected } = await client.execute({ sql, args });
        return { rows: rows as unknown as Row[], count: rowsAffected || rows.length };
      },
    });
  } finally {
    client.close();
  }
}

async function withPostgres<T>(url: string, work: (records: Records) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work({
      execute: async (sql, values = []) => {
        let place = 0;
        const numbered = sql.replaceAll('?', () => `$${(place += 1)}`);
        const { rows, rowCount } = await client.query<Row>(numbered, values);
        return { rows, count: rowCount ?? 0 };
      },
    });
  } finally {
    await client.end();
  }
}

/** Opens the records of the backend whose database has this address. */
export const withRecords = <T>(url: string, work: (records: Records) => Promise<T>): Promise<T> =>
  url.startsWith('postgres') ? withPostgres(url, work) : withSqlite(url, work);

/** Changes the common backend’s records, as time would: makes them older, or has them come due. */
export async function changeRecords(sql: string, values: Value[]): Promise<void> {
  const { count } = await withRecords(backendEnv.DATABASE_URL ?? '', ({ execute }) => execute(sql, values));
  if (count === 0) throw new Error(`nothing was changed: ${sql}`);
}

/**
 * An empty database for a backend of a test's own, of the kind that the common backend has.
 *
 * @param folder of its files
 * @returns its address
 */
export async function newDatabase(folder: string): Promise<string> {
  const common = backendEnv.DATABASE_URL ?? '';
  if (!common.startsWith('postgres')) return `file:${path.join(folder, 'content.db')}`;
  return createDatabase(common, `own_${randomUUID().replaceAll('-', '')}`);
}
