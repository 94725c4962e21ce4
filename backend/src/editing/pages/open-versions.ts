import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload } from 'payload';

type VersionsTable = SQLiteTable & Record<'id' | 'parent' | 'latest', SQLiteColumn>;

/** Both dialects' query builders share the calls used here, so SQLite's types serve for both (`forms/tables.ts`). */
export function openVersions(payload: Payload) {
  const { drizzle, tables } = payload.db as unknown as { drizzle: LibSQLDatabase; tables: Record<string, unknown> };
  return { db: drizzle, table: tables._pages_v as VersionsTable };
}
