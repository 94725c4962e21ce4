import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload } from 'payload';

/** The columns that statements here name; what Payload writes and reads by itself needs no mention. */
interface Columns {
  messages: Mailed | 'email' | 'attachment' | 'submissionId' | 'createdAt';
  uploads: 'id' | 'reference' | 'storageName' | 'claimedBy' | 'createdAt';
  'newsletter-subscribers':
    Mailed | 'email' | 'state' | 'requestedAt' | 'unsubscribedAt' | 'confirmHash' | 'unsubscribeHash';
}

type Mailed = 'id' | 'nextAttemptAt' | 'leaseUntil';
type Slug = keyof Columns;
type Table<S extends Slug> = SQLiteTable & Record<Columns[S], SQLiteColumn>;

/**
 * The tables behind the collections, for what has to happen in one statement: "insert unless it is there", "take
 * unless somebody has". Payload's own operations read first and write afterwards, and run without a transaction on
 * SQLite, so that of two requests at the same moment both would win.
 *
 * Both dialects' query builders share the calls used here, so SQLite's types serve for both.
 */
export function openTables(payload: Payload) {
  const { drizzle, tables } = payload.db as unknown as { drizzle: LibSQLDatabase; tables: Record<string, unknown> };
  return {
    db: drizzle,
    table<S extends Slug>(slug: S): Table<S> {
      return tables[slug.replaceAll('-', '_')] as Table<S>;
    },
  };
}

/** How both dialects keep a time. */
export const stamp = (milliseconds = Date.now()): string => new Date(milliseconds).toISOString();
