import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { allLanguages, defaultLanguage, type Localized } from '../../languages';
import { seeding } from '../../seed/seeding';
import { rowsOf } from '../../wire/values';
import type { Rename } from '../portable-values';
import type { Report } from '../report';
import { hashOf, type Marks } from './marks';
import { listedIn, type NewsRow, withoutHidden, withRows } from './news-rows';
import { goneReason } from './plan-for';
import { wasPublic } from './publish-later';
import { findPage } from './write-page';

export interface News {
  /** The page that lists them. */
  pageKey: string;
  rows: NewsRow[];
  isPublished: boolean;
}

interface NewsWriter {
  payload: Payload;
  marks: Marks;
  /** Ids of files by their names. */
  idOf: Rename;
  /** Whether posts that have changed take the place of those in the list. */
  replaces: boolean;
  report: Report;
}

type Id = number | string;
type PageData = RequiredDataFromCollectionSlug<'pages'>;
type Stored = { id: Id; sections?: unknown[]; _status?: string } | undefined;

const titles: Localized<string> = { tr: 'Haberler', en: 'News' };

const byDate = (a: NewsRow, b: NewsRow) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1);

/** The newest version of the page. */
async function findStored(payload: Payload, pageKey: string, language: string): Promise<Stored> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { pageKey: { equals: pageKey } },
    locale: language as 'tr',
    draft: true,
    depth: 0,
    limit: 1,
    ...seeding,
  });
  return docs[0] as unknown as Stored;
}

async function readPublicKeys({ db }: Payload): Promise<ReadonlySet<unknown>> {
  const { docs } = await db.find<{ pageKey: string }>({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    select: { pageKey: true },
    pagination: false,
    limit: 0,
  });
  return new Set(docs.map(({ pageKey }) => pageKey));
}

/** What is to be done with the page: it may have changes of editors that are not public, or be withdrawn by them. */
async function planPage({ payload }: NewsWriter, { pageKey, isPublished }: News, there: Stored) {
  if (!there || there._status === 'published') return { publishes: isPublished, isLate: false };
  const isAhead = (await findPage(payload, pageKey))?._status === 'published';
  const isLate = isPublished && !isAhead && !(await wasPublic(payload, there.id));
  return { publishes: isLate, isLate };
}

const markOf = (pageKey: string, row: NewsRow) => `news:${pageKey}:${row.pageKey}`;

/**
 * The posts that are to be written. One that was listed before is as editors have left it, or was removed by them; a new
 * page lists all.
 */
async function rowsToWrite({ marks, replaces }: NewsWriter, { pageKey, rows }: News, there: Stored) {
  if (!there && replaces) return [...rows].sort(byDate);
  const isHalf = (await marks.read(`news:${pageKey}`))?.state === 'writing';
  const listed = listedIn(there?.sections);
  const found: NewsRow[] = [];
  for (const row of rows) {
    const mark = await marks.read(markOf(pageKey, row));
    const isKnown = mark !== undefined || (listed.has(row.pageKey) && !isHalf);
    if (!isKnown || (replaces && mark?.hash !== hashOf(row))) found.push(row);
  }
  return found.sort(byDate);
}

const pageTitle = {
  blockType: 'pageTitle',
  id: hashOf('news:title').slice(0, 24),
  sectionId: 'page-title-1',
  order: 10,
};

/** The sections that the rows are added to, in one language. */
function sectionsBefore(stored: Stored, isNew: boolean, language: string) {
  const title = titles[language as 'tr'];
  if (!stored?.sections) return [{ ...pageTitle, title }];
  if (!isNew || language === defaultLanguage) return stored.sections;
  return rowsOf(stored.sections).map((block) => (block.blockType === 'pageTitle' ? { ...block, title } : block));
}

interface Change {
  there: Stored;
  rows: NewsRow[];
  publishes: boolean;
  /** The keys of the posts that rows may stay for; undefined for all. */
  publicKeys?: ReadonlySet<unknown>;
}

async function writePage({ payload, idOf }: NewsWriter, pageKey: string, change: Change): Promise<void> {
  const { there, rows, publishes, publicKeys } = change;
  const isNew = there === undefined;
  let id = there?.id;
  for (const { code } of allLanguages) {
    if (code !== defaultLanguage && !rows.some(({ title }) => title[code])) continue;
    const stored = id === undefined ? undefined : await findStored(payload, pageKey, code);
    const before = sectionsBefore(stored, isNew, code);
    const kept = publicKeys ? withoutHidden(before, publicKeys) : before;
    const data = {
      sections: rows.length > 0 ? withRows(kept, rows, code, idOf) : kept,
      _status: publishes ? 'published' : 'draft',
      ...(isNew && { title: titles[code], pageKey, isVisible: true, dataKind: 'none' }),
    } as unknown as PageData;
    const options = {
      collection: 'pages',
      locale: code as 'tr',
      depth: 0,
      draft: !publishes,
      data,
      ...seeding,
    } as const;
    id = id === undefined ? (await payload.create(options)).id : (await payload.update({ ...options, id })).id;
  }
}

/**
 * Lists posts on the page of the news, which is made where there is none. A second run changes nothing. A list that is
 * published has no posts that are not.
 */
export async function writeNews(writer: NewsWriter, news: News): Promise<void> {
  const { payload, marks, replaces, report } = writer;
  const { pageKey } = news;
  const there = await findStored(payload, pageKey, defaultLanguage);
  const { publishes, isLate } = await planPage(writer, news, there);
  const publicKeys = news.isPublished ? await readPublicKeys(payload) : undefined;
  const shown = news.rows.filter((row) => publicKeys?.has(row.pageKey) ?? true);
  const rows = await rowsToWrite(writer, { ...news, rows: shown }, there);
  if (rows.length === 0 && !isLate) return;
  const mark = await marks.read(`news:${pageKey}`);
  if (!there && mark?.state === 'done' && !replaces) return report.leave('pages', pageKey, goneReason);
  const hash = hashOf(rows);
  await marks.set(`news:${pageKey}`, { hash, state: 'writing' });
  await writePage(writer, pageKey, { there, rows, publishes, publicKeys: isLate ? publicKeys : undefined });
  for (const row of rows) await marks.set(markOf(pageKey, row), { hash: hashOf(row), state: 'done' });
  await marks.set(`news:${pageKey}`, { hash, state: 'done' });
  if (news.isPublished && !publishes)
    report.note(`${pageKey}: the new posts are in its draft; publish it to show them`);
}
