import type { BasePayload } from 'payload';
import type { StoredRedirect } from './read-redirects';

/** Well below the number of values that either database accepts in a statement. */
const ROWS_PER_STATEMENT = 500;

/** The common interface of both database layers. */
interface Insert extends Promise<unknown> {
  onConflictDoUpdate: (conflict: { target: unknown; set: Record<string, unknown> }) => Promise<unknown>;
}
interface Drizzle {
  insert: (table: unknown) => { values: (rows: object[]) => Insert };
  update: (table: unknown) => { set: (values: object) => { where: (condition: unknown) => Promise<unknown> } };
  /** SQLite: all statements or none, without others in between. */
  batch?: (statements: unknown[]) => Promise<unknown>;
  transaction: (work: (transaction: Drizzle) => Promise<void>) => Promise<void>;
}

async function loadSql(dialect: string) {
  const { sql } = await (dialect === 'postgres' ? import('@payloadcms/db-postgres') : import('@payloadcms/db-sqlite'));
  return sql;
}

/**
 * Publishes redirects with their versions, new ones and replacements, all or none. Payload's own operations write one
 * row at a time, and on SQLite without a transaction.
 */
export async function writeRedirects(payload: BasePayload, redirects: readonly StoredRedirect[]): Promise<void> {
  const { name, drizzle, tables } = payload.db as unknown as {
    name: string;
    drizzle: Drizzle;
    tables: { redirects: { from: unknown }; _redirects_v: { parent: unknown } };
  };
  if (redirects.length === 0) return;
  const sql = await loadSql(name);
  const now = new Date().toISOString();
  const columns = { to: 'to', permanent: 'permanent', source: 'source', note: 'note', updatedAt: 'updated_at' };
  const set = Object.fromEntries(
    Object.entries({ ...columns, _status: '_status' }).map(([key, column]) => [key, sql.raw(`excluded."${column}"`)]),
  );
  const rows = redirects.map(({ from, to, permanent, source, note }) => ({
    ...{ from, to, permanent, source, note: note ?? null },
    _status: 'published',
    updatedAt: now,
  }));
  const idOf = (from: string) => sql`(select "id" from "redirects" where "from" = ${from})`;
  const versionOf = (row: (typeof rows)[number]) => ({
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [`version_${name}`, value])),
    ...{ parent: idOf(row.from), version_createdAt: now, createdAt: now, updatedAt: now, latest: true },
  });
  const statements = (layer: Drizzle) =>
    Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) => {
      const some = rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT);
      const froms = sql.join(
        some.map(({ from }) => sql`${from}`),
        sql`, `,
      );
      const isOfSome = sql`${tables._redirects_v.parent} in (select "id" from "redirects" where "from" in (${froms}))`;
      return [
        layer.insert(tables.redirects).values(some).onConflictDoUpdate({ target: tables.redirects.from, set }),
        layer.update(tables._redirects_v).set({ latest: false }).where(isOfSome),
        layer.insert(tables._redirects_v).values(some.map(versionOf)),
      ];
    }).flat();
  if (drizzle.batch) await drizzle.batch(statements(drizzle));
  else
    await drizzle.transaction(async (transaction) => {
      // In sequence on one connection: a version needs its redirect.
      for (const statement of statements(transaction)) await statement;
    });
}
