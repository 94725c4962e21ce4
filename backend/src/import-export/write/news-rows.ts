import type { Localized } from '../../languages';
import { rowsOf } from '../../wire/values';
import type { Rename } from '../portable-values';
import { hashOf } from './marks';

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

type Section = Record<string, unknown>;

const newList = { blockType: 'lastPosts', basePath: '/page/', list: [] as unknown[] };

/** The id by which a row is known as one of an import. */
const rowIdOf = (pageKey: unknown) => hashOf(`news:${String(pageKey)}`).slice(0, 24);

const isList = ({ blockType }: Section) => blockType === 'lastPosts';

const listIn = (sections: unknown) => rowsOf(rowsOf(sections).find(isList)?.list);

/** The keys of the posts in the list of a page. */
export const listedIn = (sections: unknown): ReadonlySet<unknown> =>
  new Set(listIn(sections).map(({ itemId }) => itemId));

/** The sections without those rows of imports whose posts are not public. */
export function withoutHidden(sections: unknown, publicKeys: ReadonlySet<unknown>): Section[] {
  const isShown = ({ id, itemId }: Section) => publicKeys.has(itemId) || id !== rowIdOf(itemId);
  return rowsOf(sections).map((section) =>
    isList(section) ? { ...section, list: rowsOf(section.list).filter(isShown) } : section,
  );
}

/** The rows of the list, in one language, as they are saved. */
const rowsIn = (rows: readonly NewsRow[], language: string, idOf: Rename): Section[] =>
  rows.map(({ pageKey, title, date, category, img }) => ({
    id: rowIdOf(pageKey),
    itemId: pageKey,
    title: title[language as 'tr'],
    ...(date && { date }),
    category: category[language as 'tr'],
    ...(img && { img: idOf('media', img) }),
  }));

/** The sections with posts in front of the first list, or in their place in it. */
export function withRows(sections: unknown, rows: readonly NewsRow[], language: string, idOf: Rename): Section[] {
  const written = rowsIn(rows, language, idOf);
  const blocks = rowsOf(sections);
  const index = blocks.findIndex(isList);
  const list = blocks[index] ?? {
    ...newList,
    id: hashOf('news:list').slice(0, 24),
    sectionId: 'last-posts-1',
    order: 1000,
  };
  const listed = rowsOf(list.list);
  const added = written.filter(({ itemId }) => !listed.some((row) => row.itemId === itemId));
  const kept = listed.map((row) => written.find(({ itemId }) => itemId === row.itemId) ?? row);
  const changed = { ...list, list: [...added, ...kept] };
  return index < 0 ? [...blocks, changed] : blocks.with(index, changed);
}
