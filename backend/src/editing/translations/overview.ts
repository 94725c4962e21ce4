import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { PayloadRequest } from 'payload';
import { openPages } from '../../database/page-tables';
import { defaultLanguage, translationLanguages, type Language } from '../../languages';
import { processWide } from '../../process-wide';
import { inLanguage } from '../../wire/values';
import { openVersions } from '../pages/open-versions';
import { readNewest, readVersions, type DraftPage, type PageId } from '../pages/read-page';
import { countTranslations, type TranslationCount } from './count';

export interface TranslatedPage {
  pageKey: string;
  title: string;
  link: string;
  languages: Partial<Record<Language, TranslationCount>>;
}

interface Counted {
  /** The version that was counted, and the languages. */
  mark: string;
  page: TranslatedPage;
}

interface Newest {
  id: PageId;
  /** Null for a page without versions. */
  version: PageId | null;
  mark: string;
}

/** Counting reads all texts of a page, so it is done once per version. */
const counted = processWide<Map<PageId, Counted>>('translations.counted', () => new Map());

/** How many pages are read with one query. */
const batch = 25;
/** Of a large site, a call counts what it can in this time; the next call goes on. */
const maxMs = 1_500;

async function readNewestMarks(req: PayloadRequest): Promise<Newest[]> {
  const { db, pages } = openPages(req);
  const { table } = openVersions(req);
  const { id, updatedAt } = pages as typeof pages & Record<'updatedAt', SQLiteColumn>;
  const languages = translationLanguages().join();
  const [rows, versions] = [
    (await db.select({ id, updatedAt }).from(pages).orderBy(pages.link)) as { id: PageId; updatedAt: string }[],
    (await db.select({ id: table.id, parent: table.parent }).from(table).where(eq(table.latest, true))) as {
      id: PageId;
      parent: PageId | null;
    }[],
  ];
  const newest = new Map(versions.map((version) => [version.parent, version.id]));
  return rows.map((row) => {
    const version = newest.get(row.id) ?? null;
    return { id: row.id, version, mark: `${version ?? row.updatedAt} ${languages}` };
  });
}

async function readBatch(req: PayloadRequest, newest: readonly Newest[]): Promise<Map<PageId, DraftPage>> {
  const ids = newest.flatMap(({ version }) => (version === null ? [] : [version]));
  const versions = await readVersions(req, { id: { in: ids } });
  const found = new Map(versions.map(({ parent, version }) => [parent, { ...version, id: parent }]));
  for (const { id } of newest) if (!found.has(id)) found.set(id, await readNewest(req, id));
  return found;
}

const summaryOf = (page: DraftPage): TranslatedPage => ({
  pageKey: page.pageKey,
  title: inLanguage(page.title, defaultLanguage) ?? page.pageKey,
  link: page.link,
  languages: countTranslations(page),
});

/**
 * How much of every page is translated, by its newest draft.
 *
 * @returns the pages counted so far, and how many are left for the next call
 */
export async function readTranslations(req: PayloadRequest): Promise<{ pages: TranslatedPage[]; left: number }> {
  const begun = performance.now();
  const newest = await readNewestMarks(req);
  const known = new Set(newest.map(({ id }) => id));
  for (const id of counted.keys()) if (!known.has(id)) counted.delete(id);
  const isCounted = ({ id, mark }: Newest) => counted.get(id)?.mark === mark;
  const open = newest.filter((each) => !isCounted(each));
  while (open.length > 0 && performance.now() - begun < maxMs) {
    const next = open.splice(0, batch);
    const pages = await readBatch(req, next);
    for (const { id, mark } of next) {
      const page = pages.get(id);
      if (page) counted.set(id, { mark, page: summaryOf(page) });
    }
  }
  const pages = newest.filter(isCounted).flatMap(({ id }) => counted.get(id)?.page ?? []);
  return { pages, left: open.length };
}
