import type { BasePayload } from 'payload';
import type { StoredRedirect } from './read-redirects';

/** Far below the number of values that a statement may have in either database. */
const ROWS_PER_STATEMENT = 500;

/** What both database layers offer here; Payload types only the one or the other. */
interface Insert {
  onConflictDoUpdate: (conflict: { target: unknown; set: Record<string, unknown> }) => Promise<unknown>;
}
interface Drizzle {
  insert: (table: unknown) => { values: (rows: object[]) => Insert };
  /** SQLite: all statements or none, with nothing of anybody else's in between. */
  batch?: (statements: unknown[]) => Promise<unknown>;
  transaction: (work: (transaction: Drizzle) => Promise<void>) => Promise<void>;
}

async function loadSql(dialect: string) {
  const { sql } = await (dialect === 'postgres' ? import('@payloadcms/db-postgres') : import('@payloadcms/db-sqlite'));
  return sql;
}

/**
 * Writes redirects, new ones and new versions of those there are, all or none. Payload's own operations write one row
 * at a time, and on SQLite without a transaction.
 */
export async function writeRedirects(payload: BasePayload, redirects: readonly StoredRedirect[]): Promise<void> {
  const { name, drizzle, tables } = payload.db as unknown as {
    name: string;
    drizzle: Drizzle;
    tables: { redirects: { from: unknown } };
  };
  if (redirects.length === 0) return;
  const sql = await loadSql(name);
  const now = new Date().toISOString();
  const columns = { to: 'to', permanent: 'permanent', source: 'source', note: 'note', updatedAt: 'updated_at' };
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded."${column}"`)]),
  );
  const rows = redirects.map(({ from, to, permanent, source, note }) => ({
    ...{ from, to, permanent, source, note: note ?? null },
    updatedAt: now,
  }));
  const statements = (layer: Drizzle) =>
    Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
      layer
        .insert(tables.redirects)
        .values(rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT))
        .onConflictDoUpdate({ target: tables.redirects.from, set }),
    );
  if (drizzle.batch) await drizzle.batch(statements(drizzle));
  else await drizzle.transaction(async (transaction) => void (await Promise.all(statements(transaction))));
}
