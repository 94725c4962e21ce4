import { and, eq, inArray, or, sql, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload, PayloadRequest } from 'payload';
import { openQueries } from '../../database/queries';
import type { PageId } from '../pages/read-page';
import { patternsOf, type UsedFile } from './patterns';

type Table = SQLiteTable & Record<string, SQLiteColumn>;

const patternsIn = ({ db }: Payload, file: UsedFile) => patternsOf(file, db.name === 'postgres' ? ': ' : ':');

/** The pages and newest drafts whose stored text mentions a file. */
export const findMentions = (payload: Payload, file: UsedFile) =>
  findMentionsOf({ payload }, patternsIn(payload, file));

/** The ids of what is in the bin and mentions a file. */
export async function findBinMentions(payload: Payload, file: UsedFile): Promise<PageId[]> {
  const { bin } = (payload.db as unknown as { tables: { bin: Table } }).tables;
  const id = bin.id as SQLiteColumn;
  const isNamed = mentionsAny(bin.content, patternsIn(payload, file));
  const rows = await openQueries({ payload }).select({ id }).from(bin).where(isNamed);
  return rows.map((row) => row.id as PageId);
}

const mentionsAny = (column: SQLiteColumn | undefined, patterns: readonly string[]): SQL | undefined =>
  or(...patterns.map((pattern) => sql`cast(${column} as text) like ${pattern} escape '!'`));

/**
 * The pages and newest drafts whose stored text matches a pattern for `LIKE`, as the transaction of the request sees
 * them if it has one. The database searches them: reading ten thousand pages would take half a minute.
 *
 * @returns the ids of pages and of versions
 */
export async function findMentionsOf(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  patterns: readonly string[],
) {
  const db = openQueries(req);
  const { tables } = req.payload.db as unknown as { tables: Record<string, Table> };
  const mentions = (column: SQLiteColumn | undefined) => mentionsAny(column, patterns);
  const idsIn = async (name: string, prefix: string, isAsked?: (table: Table) => SQL): Promise<PageId[]> => {
    const [table, texts] = [tables[name], tables[`${name}_locales`]] as [Table, Table];
    const id = table.id as SQLiteColumn;
    const named = db
      .select({ id: texts._parentID as SQLiteColumn })
      .from(texts)
      .where(mentions(texts[`${prefix}dataHtml`]));
    const rows = await db
      .select({ id })
      .from(table)
      .where(
        and(
          isAsked?.(table),
          or(mentions(table[`${prefix}sections`]), mentions(table[`${prefix}dataSections`]), inArray(id, named)),
        ),
      );
    return rows.map((row) => row.id as PageId);
  };
  return {
    pages: await idsIn('pages', ''),
    versions: await idsIn('_pages_v', 'version_', (table) => eq(table.latest as SQLiteColumn, true)),
  };
}
