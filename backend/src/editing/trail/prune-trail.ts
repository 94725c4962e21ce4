import { and, desc, eq, lt, lte } from '@payloadcms/db-sqlite/drizzle';
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload } from 'payload';
import { stamp } from '../../forms/tables';
import { everyHour, succeeds } from '../../shared/every-hour';

const KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Refusals beyond this number are deleted before their year is over: anybody can cause them. */
const MAX_REFUSALS = 50_000;

type TrailTable = SQLiteTable & Record<'id' | 'createdAt' | 'result', SQLiteColumn>;

/**
 * Deletes entries after a year, in batches that work on a table of any size.
 *
 * @returns the number of deleted entries
 */
async function pruneTrail(payload: Payload, now = Date.now()): Promise<number> {
  const { drizzle: db, tables } = payload.db as unknown as { drizzle: LibSQLDatabase; tables: Record<string, unknown> };
  const table = tables.audit_trail as TrailTable;
  const refused = eq(table.result, 'refused');
  const old = await db
    .delete(table)
    .where(lt(table.createdAt, stamp(now - KEPT_MS)))
    .returning({ id: table.id });
  const [surplus] = await db
    .select({ id: table.id })
    .from(table)
    .where(refused)
    .orderBy(desc(table.id))
    .limit(1)
    .offset(MAX_REFUSALS);
  if (!surplus) return old.length;
  const more = await db
    .delete(table)
    .where(and(refused, lte(table.id, surplus.id)))
    .returning({ id: table.id });
  return old.length + more.length;
}

/** At every start and every hour. */
export function keepTrailShort(payload: Payload): void {
  everyHour('editing.trail', () =>
    succeeds(payload, 'audit trail: old entries could not be deleted', pruneTrail(payload)),
  );
}
