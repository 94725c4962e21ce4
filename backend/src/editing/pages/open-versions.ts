import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { PayloadRequest } from 'payload';
import { openQueries } from '../../database/queries';

type VersionsTable = SQLiteTable & Record<'id' | 'parent' | 'latest' | 'createdAt' | 'updatedAt', SQLiteColumn>;

/** The versions of pages, in the transaction of the request if it has one. */
export function openVersions(req: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const { tables } = req.payload.db as unknown as { tables: Record<string, unknown> };
  return { db: openQueries(req), table: tables._pages_v as VersionsTable };
}
