import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { allLanguages, defaultLanguage, type Localized } from '../../languages';
import { seeding } from '../../seed/seeding';
import { isRecord, rowsOf } from '../../wire/values';
import type { Rename } from '../portable-values';
import { hashOf, type Marks } from './marks';

/** A post in the list of news. */
export interface NewsRow {
  pageKey: string;
  title: Localized<string>;
  /** `YYYY-MM-DD` */
  date?: string;
  category: Localized<string[]>;
  /** The name of a file. */
  img?: string;
}

export interface News {
  /** The page that lists them. */
  pageKey: string;
  rows: NewsRow[];
  isPublished: boolean;
}

type Id = number | string;
type PageData = RequiredDataFromCollectionSlug<'pages'>;

const titles: Localized<string> = { tr: 'Haberler', en: 'News' };

const newList = { blockType: 'lastPosts', basePath: '/page/', list: [] as unknown[] };

const byDate = (a: NewsRow, b: NewsRow) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1);

/** The rows of the list, in one language, as they are saved. */
function rowsIn(rows: readonly NewsRow[], language: string, idOf: Rename) {
  return rows.map(({ pageKey, title, date, category, img }) => ({
    id: hashOf(`news:${pageKey}`).slice(0, 24),
    itemId: pageKey,
    title: title[language as 'tr'],
    ...(date && { date }),
    category: category[language as 'tr'],
    ...(img && { img: idOf('media', img) }),
  }));
}

async function findStored(payload: Payload, pageKey: string, language: string) {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { pageKey: { equals: pageKey } },
    locale: language as 'tr',
    draft: true,
    depth: 0,
    limit: 1,
    ...seeding,
  });
  return docs[0] as unknown as { id: Id; sections?: unknown[]; _status?: string } | undefined;
}

/** Puts posts that are not there yet in front of a list. */
function withRows(sections: unknown, added: ReturnType<typeof rowsIn>) {
  const blocks: Record<string, unknown>[] = rowsOf(sections).map((block) => ({ ...block }));
  const list = blocks.find(({ blockType }) => blockType === 'lastPosts');
  const target = list ?? { ...newList, id: hashOf('news:list').slice(0, 24), sectionId: 'last-posts-1', order: 1000 };
  const known = rowsOf(target.list);
  const has = (itemId: string) => known.some((row) => isRecord(row) && row.itemId === itemId);
  const kept = known.map((row) => added.find(({ itemId }) => itemId === row.itemId) ?? row);
  target.list = [...added.filter(({ itemId }) => !has(itemId)), ...kept];
  return list ? blocks : [...blocks, target];
}

/** Lists posts on the page of the news, which is made where there is none. A second run changes nothing. */
export async function writeNews(payload: Payload, news: News, idOf: Rename, marks: Marks): Promise<void> {
  const { pageKey, isPublished } = news;
  const [name, hash] = [`news:${pageKey}`, hashOf([news.rows, isPublished])];
  if (news.rows.length === 0 || (await marks.read(name))?.hash === hash) return;
  const rows = [...news.rows].sort(byDate);
  const there = await findStored(payload, pageKey, defaultLanguage);
  const pageTitle = {
    blockType: 'pageTitle',
    id: hashOf('news:title').slice(0, 24),
    sectionId: 'page-title-1',
    order: 10,
  };
  const status = isPublished ? ('published' as const) : ('draft' as const);
  let id = there?.id;
  for (const { code } of allLanguages) {
    const title = titles[code];
    if (code !== defaultLanguage && !rows.some(({ title: texts }) => texts[code])) continue;
    const stored = id === undefined ? undefined : await findStored(payload, pageKey, code);
    const before = stored?.sections ?? [{ ...pageTitle, title }];
    const isNew = there === undefined;
    const own =
      isNew && code !== defaultLanguage
        ? rowsOf(before).map((block) => (block.blockType === 'pageTitle' ? { ...block, title } : block))
        : before;
    const sections = withRows(own, rowsIn(rows, code, idOf));
    const data = {
      sections,
      _status: status,
      ...(isNew && { title, pageKey, isVisible: true, dataKind: 'none' }),
    } as unknown as PageData;
    const options = {
      collection: 'pages',
      locale: code as 'tr',
      depth: 0,
      draft: status === 'draft',
      data,
      ...seeding,
    } as const;
    id = id === undefined ? (await payload.create(options)).id : (await payload.update({ ...options, id })).id;
  }
  await marks.set(name, { hash, state: 'done' });
}
