import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { PayloadRequest } from 'payload';
import { openQueries } from './queries';

type Columns<Name extends string> = SQLiteTable & Record<Name, SQLiteColumn>;

interface Tables {
  pages: Columns<'id' | 'link' | 'order' | '_status' | 'isVisible' | 'isReusable'>;
  pages_texts: Columns<'parent' | 'path' | 'text'>;
  pages_locales: Columns<'_parentID' | '_locale' | 'title'>;
}

/**
 * The tables of pages, for statements that read a few columns of all pages. Payload's own queries build each row with
 * its translations as JSON, which takes ten times as long.
 */
export function openPages(req: Pick<PayloadRequest, 'payload' | 'transactionID'>) {
  const { tables } = req.payload.db as unknown as { tables: Tables };
  const { pages, pages_texts: listed, pages_locales: texts } = tables;
  return { db: openQueries(req), pages, listed, texts };
}
