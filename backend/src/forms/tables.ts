import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload } from 'payload';

/** The columns that statements here use. */
interface Columns {
  messages: Mailed | 'email' | 'attachment' | 'submissionId' | 'createdAt';
  uploads: 'id' | 'reference' | 'storageName' | 'claimedBy' | 'createdAt';
  'newsletter-subscribers':
    Mailed | 'email' | 'state' | 'requestedAt' | 'unsubscribedAt' | 'confirmHash' | 'unsubscribeHash';
  'editor-mails': Mailed | 'createdAt';
  'publication-requests': 'id' | 'state' | 'createdAt';
  'section-comments': 'id' | 'uuid' | 'thread' | 'resolvedAt';
  pages: 'uuid';
  bin: 'uuid';
}

type Mailed = 'id' | 'nextAttemptAt' | 'leaseUntil';
type Slug = keyof Columns;
type Table<S extends Slug> = SQLiteTable & Record<Columns[S], SQLiteColumn>;

/**
 * The tables of the collections, for what must happen in one statement: "insert if absent", "claim if free". Payload's
 * own operations read first and write afterwards, without a transaction on SQLite, so two simultaneous requests would
 * both succeed.
 *
 * Both dialects' query builders share the calls used here, so SQLite's types are used for both.
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

/** The format of times in both dialects. */
export const stamp = (milliseconds = Date.now()): string => new Date(milliseconds).toISOString();
