import { ne } from '@payloadcms/db-sqlite/drizzle';
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { GlobalSlug, Payload } from 'payload';
import type { StoredRedirect } from '../redirects/read-redirects';
import { writeRedirects } from '../redirects/write-redirects';

type Table = SQLiteTable & { _status: SQLiteColumn };

/**
 * Keeps public what was public before there were drafts: the migration that adds drafts marks every row as one (SQLite
 * may mark it as anything). The stored version of a global is never a draft. Redirects without any version are older,
 * and get one.
 */
export async function publishExisting(payload: Payload): Promise<void> {
  const { drizzle, tables } = payload.db as unknown as { drizzle: LibSQLDatabase; tables: Record<string, Table> };
  const globals = payload.globals.config.filter(({ versions }) => versions && versions.drafts);
  for (const { slug } of globals) {
    const table = tables[slug.replaceAll('-', '_') as GlobalSlug] as Table;
    await drizzle.update(table).set({ _status: 'published' }).where(ne(table._status, 'published'));
  }
  const { totalDocs } = await payload.countVersions({ collection: 'redirects' });
  if (totalDocs > 0) return;
  const { docs } = await payload.db.find<StoredRedirect>({
    collection: 'redirects',
    limit: 0,
    pagination: false,
    req: {},
  });
  await writeRedirects(payload, docs);
  if (docs.length > 0) payload.logger.info(`redirects: ${docs.length} kept as published versions`);
}
