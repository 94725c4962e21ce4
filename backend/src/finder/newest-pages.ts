import { and, eq, sql } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { PayloadRequest } from 'payload';
import { openQueries } from '../database/queries';
import { defaultLanguage } from '../languages';
import { processWide } from '../process-wide';
import { fold } from '../search/fold';

type Columns<Name extends string> = SQLiteTable & Record<Name, SQLiteColumn>;

interface Tables {
  pages: Columns<'id' | 'link' | 'pageKey' | '_status' | 'updatedAt' | 'isReusable'>;
  pages_locales: Columns<'_parentID' | '_locale' | 'title'>;
  _pages_v: Columns<'id' | 'parent' | 'latest' | 'version_link' | 'version_pageKey' | 'version__status'>;
  _pages_v_locales: Columns<'_parentID' | '_locale' | 'version_title'>;
}

export interface NewestPage {
  id: number | string;
  pageKey: string;
  title: string;
  /** The bare path on the site. */
  link: string;
  isDraft: boolean;
  isReusable: boolean;
  /** What is searched, without case and Turkish letters. */
  folded: string;
}

interface Kept {
  mark?: string;
  pages: NewestPage[];
}

/** Read again only after a save: thousands of rows take a tenth of a second. */
const kept = processWide<Kept>('finder.pages', () => ({ pages: [] }));

function openTables(req: PayloadRequest) {
  const { tables } = req.payload.db as unknown as { tables: Tables };
  return { db: openQueries(req), ...tables };
}

/**
 * Another text after each save, deletion and restoration of any page. Not by the newest version alone: of two saves at
 * the same moment, the one with the lower number may be committed last.
 */
export async function newestMark(req: PayloadRequest): Promise<string> {
  const { db, pages, _pages_v: versions } = openTables(req);
  const ofPages = await db.select({ newest: sql`max(${pages.updatedAt})`, count: sql`count(*)` }).from(pages);
  const ofVersions = await db
    .select({ newest: sql`max(${versions.id})`, sum: sql`sum(${versions.id})` })
    .from(versions)
    .where(eq(versions.latest, true));
  return JSON.stringify([ofPages, ofVersions]);
}

type Row = Record<'id' | 'pageKey' | 'link' | 'status' | 'title', string | null> & { isReusable: boolean | null };

function toPage({ id, pageKey, link, status, title, isReusable }: Row): NewestPage | undefined {
  if (id === null || !pageKey || !link) return undefined;
  const shown = title?.trim() || pageKey;
  const folded = fold(`${shown}\n${pageKey}\n${link}`);
  return { id, pageKey, link, title: shown, isDraft: status === 'draft', isReusable: isReusable === true, folded };
}

async function readPages(req: PayloadRequest): Promise<NewestPage[]> {
  const { db, pages, pages_locales: titles, _pages_v: versions, _pages_v_locales: newTitles } = openTables(req);
  const stored = (await db
    .select({
      id: pages.id,
      pageKey: pages.pageKey,
      link: pages.link,
      status: pages._status,
      isReusable: pages.isReusable,
      title: titles.title,
    })
    .from(pages)
    .leftJoin(titles, and(eq(titles._parentID, pages.id), eq(titles._locale, defaultLanguage)))
    .orderBy(pages.link)) as Row[];
  const newest = (await db
    .select({
      id: versions.parent,
      pageKey: versions.version_pageKey,
      link: versions.version_link,
      status: versions.version__status,
      title: newTitles.version_title,
    })
    .from(versions)
    .leftJoin(newTitles, and(eq(newTitles._parentID, versions.id), eq(newTitles._locale, defaultLanguage)))
    .where(eq(versions.latest, true))) as Omit<Row, 'isReusable'>[];
  const byId = new Map(newest.map((row) => [row.id, row]));
  // What an import has made may have no version.
  return stored.flatMap((row) => toPage({ ...row, ...byId.get(row.id) }) ?? []);
}

/** The newest version of every page, public or not, for a search by title, key and address. */
export async function newestPages(req: PayloadRequest): Promise<readonly NewestPage[]> {
  // Before the rows are read, so that a change meanwhile has them read again.
  const mark = await newestMark(req);
  if (kept.mark !== mark) Object.assign(kept, { pages: await readPages(req), mark });
  return kept.pages;
}
