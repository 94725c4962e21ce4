import { fold } from '../text/fold';
import { hasWords } from '../text/has-words';

interface Count {
  missing: number;
  copied: number;
  outdated: number;
}

interface Counted {
  pageKey: string;
  title: string;
  link: string;
  languages: Readonly<Partial<Record<string, Count>>>;
}

/** Whether somebody has to work on a translation. */
export const isOpen = ({ missing, copied, outdated }: Count): boolean => missing + copied + outdated > 0;

/** The largest part that a backend answers with. */
export const maxTranslatedPages = 200;

interface Wanted {
  /** Words of a title or an address; empty: any. */
  query: string;
  /** Whether pages are wanted whose translations are complete, too. */
  isAll: boolean;
  limit: number;
  /** `next` of the part before. */
  cursor?: string;
}

export interface TranslatedPart<P> {
  pages: P[];
  /** How many pages all parts have together. */
  found: number;
  /** The cursor of the next part; absent in the last one. */
  next?: string;
}

/** Letter by letter, so once for each page: ten thousand titles take a third of a second. */
const foldedPages = new WeakMap<Counted, string>();

function foldedOf(page: Counted): string {
  const known = foldedPages.get(page) ?? fold(`${page.title} ${page.link}`);
  foldedPages.set(page, known);
  return known;
}

/**
 * Addresses have no spaces, so this is the order of addresses. Drafts may have the same one. It is a cursor, of at most
 * 500 characters: keys have 200.
 */
const placeOf = ({ link, pageKey }: Counted) => `${link.slice(0, 250)} ${pageKey}`;

/** A part of the pages, in the order of their addresses. */
export function partOfTranslations<P extends Counted>(
  all: readonly P[],
  { query, isAll, limit, cursor = '' }: Wanted,
): TranslatedPart<P> {
  const folded = fold(query);
  const isWanted = (page: P) =>
    (isAll || Object.values(page.languages).some((count) => count && isOpen(count))) &&
    (!folded || hasWords(foldedOf(page), folded));
  const found = all.filter(isWanted);
  const rest = found.map((page) => ({ page, place: placeOf(page) })).filter(({ place }) => place > cursor);
  const part = rest.sort((a, b) => (a.place < b.place ? -1 : 1)).slice(0, limit);
  const last = part.at(-1);
  return {
    pages: part.map(({ page }) => page),
    found: found.length,
    ...(rest.length > limit && last && { next: last.place }),
  };
}
