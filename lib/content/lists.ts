/** The entries of one page of a list. An even number fills both columns. */
export const listPageSize = 24;

/** A part of a list of pages as the backend sends it. */
export interface RawList {
  data: unknown;
  /** The number of entries of the whole list; undefined when `data` is the whole list. */
  total?: number;
}

/** The query of a page of a list (docs/contract.md#parts-of-lists). @param number from 1 */
export const listQuery = (category: string, number: number): Record<string, string> => ({
  category,
  limit: String(listPageSize),
  offset: String((number - 1) * listPageSize),
});

/** The number of pages that a list has; an empty one has one. */
export const listPages = (entries: number): number => Math.max(1, Math.ceil(entries / listPageSize));

/** The entries on a page of a list that came whole. @param number from 1 */
export const onListPage = <T>(entries: readonly T[], number: number): T[] =>
  entries.slice((number - 1) * listPageSize, number * listPageSize);

/** What a visitor sees of the first page of a list: a host without parts sends all of it. */
export const firstOf = <T>(shown: readonly T[] | null, { total }: RawList): T[] | null =>
  shown && (total === undefined ? onListPage(shown, 1) : [...shown]);
