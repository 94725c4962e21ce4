import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload } from 'payload';

type KeptTable = SQLiteTable & Record<'key' | 'data', SQLiteColumn>;

/**
 * Replaces what `payload.kv` has under a key, unless somebody else has replaced it since it was read. Payload itself
 * reads and writes in two steps.
 *
 * @param before as it was read
 * @returns whether it was replaced
 */
export async function swapKept(payload: Payload, key: string, before: object, after: object): Promise<boolean> {
  const { drizzle: db, tables } = payload.db as unknown as { drizzle: LibSQLDatabase; tables: Record<string, unknown> };
  const table = tables.payload_kv as KeptTable;
  const replaced = await db
    .update(table)
    .set({ data: after })
    .where(and(eq(table.key, key), eq(table.data, before)))
    .returning({ key: table.key });
  return replaced.length > 0;
}
