import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload';
import type { StoredValues } from '../wire/values';

interface Open {
  drizzle: LibSQLDatabase;
  sessions: Record<number | string, { db: LibSQLDatabase } | undefined>;
}

/** Whether other processes may use the database too. SQLite is one process's own (`one-process.ts`). */
export const isShared = ({ name }: Pick<BaseDatabaseAdapter, 'name'>): boolean => name === 'postgres';

const openOf = ({ db }: Pick<Payload, 'db'>) => db as unknown as Open;

/**
 * The database, in the transaction of the request if it has one. Both dialects' query builders share the calls used
 * here, so SQLite's types serve for both.
 */
export function openQueries({ payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const { drizzle, sessions } = openOf(payload);
  const isKnown = typeof transactionID === 'number' || typeof transactionID === 'string';
  return (isKnown && sessions[transactionID]?.db) || drizzle;
}

/**
 * Runs a statement of PostgreSQL's own, in the transaction of the request if it has one.
 *
 * @param statement without values from outside: it is sent as it is
 * @returns its rows
 */
export async function queryPostgres(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, statement: string) {
  const session = openQueries(req) as unknown as { execute: (statement: string) => Promise<{ rows: StoredValues[] }> };
  return (await session.execute(statement)).rows;
}

interface Answer<R> {
  rows: R[];
  rowCount: number | null;
}

/** One connection of the pool, and what is used of it (node-postgres). */
export interface Connection {
  query: <R = StoredValues>(statement: string) => Promise<Answer<R>>;
  on: (event: 'notification' | 'error' | 'end', listener: (message: { payload?: string }) => void) => unknown;
  /** @param isBroken closes it instead of giving it back */
  release: (isBroken?: boolean) => void;
}

interface Pool {
  query: <R>(statement: string, values: readonly unknown[]) => Promise<Answer<R>>;
  connect: () => Promise<Connection>;
}

/** PostgreSQL's connections, for statements with values. */
export function poolOf({ db }: Pick<Payload, 'db'>): Pool {
  const { pool } = db as unknown as { pool: Pool };
  return {
    query: (statement, values) => pool.query(statement, values),
    connect: () => pool.connect(),
  };
}
