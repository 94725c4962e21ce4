import { and, desc, eq, inArray, or, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { PayloadRequest } from 'payload';
import { hasWords } from '../../../lib/text/has-words';
import { openQueries } from '../database/queries';
import { leavesOf, variantsOf } from '../editing/checks/leaves';
import { defaultLanguage, siteLanguages, type Language, type Localized } from '../languages';
import { fold } from '../search/fold';
import { htmlToText } from '../search/page-text';
import type { StoredPage } from '../wire/page';
import { inLanguage } from '../wire/values';
import { excerptOf } from './excerpt-of';
import { MAX_EACH, wordsIn, type Asked, type Found } from './found';

type Table = SQLiteTable & Record<string, SQLiteColumn>;

interface Database {
  tables: Record<'_pages_v' | '_pages_v_locales', Table>;
  operators: { contains: (column: unknown, pattern: string) => SQL };
}

/** Names of fields are in what is stored too, so a word such as `title` is in every draft. */
const MAX_READ = 40;

/** The newest drafts with the words anywhere in what is stored, the newest first. */
async function candidates(req: PayloadRequest, query: string): Promise<number[]> {
  const { tables, operators } = req.payload.db as unknown as Database;
  const { _pages_v: versions, _pages_v_locales: texts } = tables;
  const db = openQueries(req);
  const id = versions.id as SQLiteColumn;
  const isDraft = and(eq(versions.latest as SQLiteColumn, true), eq(versions.version__status as SQLiteColumn, 'draft'));
  const drafts = db.select({ id }).from(versions).where(isDraft);
  const parent = texts._parentID as SQLiteColumn;
  const has = (word: string) => {
    const contains = (column: SQLiteColumn | undefined) => operators.contains(column, `%${word}%`);
    const ofDrafts = and(inArray(parent, drafts), contains(texts.version_dataHtml));
    const inHtml = inArray(id, db.select({ id: parent }).from(texts).where(ofDrafts));
    return or(contains(versions.version_sections), contains(versions.version_dataSections), inHtml);
  };
  const rows = await db
    .select({ id })
    .from(versions)
    .where(and(isDraft, ...wordsIn(query).map(has)))
    .orderBy(desc(id))
    .limit(MAX_READ);
  return rows.map((row) => row.id as number);
}

/** The texts of a page in a language, as a reader would meet them. */
function textOf(page: StoredPage, language: Language): string {
  const fields = leavesOf(page).flatMap((leaf) => {
    const { kind } = leaf.field;
    if (kind !== 'text' && kind !== 'html') return [];
    const own = variantsOf(leaf).find(([code]) => code === language || code === null)?.[1];
    if (typeof own !== 'string') return [];
    return [kind === 'html' ? htmlToText(own) : own];
  });
  const html = page.dataKind === 'html' ? inLanguage(page.dataHtml as Localized<string>, language) : undefined;
  return [...fields, htmlToText(html ?? '')].join(' · ').replace(/\s+/g, ' ');
}

/** Pages with the words in the texts of a draft that visitors do not have. */
export async function findDraftTexts(req: PayloadRequest, { query, language }: Asked): Promise<Found['texts']> {
  const ids = await candidates(req, query);
  if (ids.length === 0) return [];
  const { docs } = await req.payload.db.findVersions<StoredPage>({
    collection: 'pages',
    where: { id: { in: ids } },
    sort: '-id',
    pagination: false,
    limit: 0,
    req,
  });
  const folded = fold(query);
  const codes = [...new Set([language, ...siteLanguages()])];
  return docs
    .map(({ version }) => version as unknown as StoredPage)
    .flatMap((page) => {
      const text = codes.map((code) => textOf(page, code)).find((each) => hasWords(fold(each), folded));
      if (text === undefined) return [];
      const title = inLanguage(page.title, language) ?? inLanguage(page.title, defaultLanguage) ?? page.link;
      return [{ link: page.link, title, excerpt: excerptOf(text, query), isDraft: true }];
    })
    .slice(0, MAX_EACH);
}
