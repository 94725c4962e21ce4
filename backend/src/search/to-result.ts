import type { PageKind } from '../../../lib/routes/page-kinds';
import type { Language } from '../languages';
import { excerpt, mark, type Marked } from './excerpt';
import type { Found } from './rank';
import { partsOfCompounds, termsOf } from './terms';

export interface SearchResult {
  pageKey: string;
  link: string;
  title: Marked;
  excerpt: Marked;
  /** The language that the result is in. */
  language: Language;
  kind?: PageKind;
}

/** The first text with a match, or else the first. Texts are long, so each is read only if needed. */
function firstMarked(pieces: readonly (() => Marked)[]): Marked {
  const [first = () => ({ text: '', marks: [] }), ...rest] = pieces;
  const piece = first();
  if (piece.marks.length > 0) return piece;
  return rest.map((read) => read()).find(({ marks }) => marks.length > 0) ?? piece;
}

/** A found page with its matches marked. */
export function toResult({ page, terms }: Found, kind: PageKind | undefined): SearchResult {
  const { pageKey, link, title, description, text, language } = page;
  const wanted = new Set([...terms, ...partsOfCompounds(title, language, terms)]);
  const isFound = (word: string) => termsOf(word, language).some((term) => wanted.has(term));
  const pieces = [description, text].filter(Boolean).map((source) => () => excerpt(source, isFound));
  const words = { title: mark(title, isFound), excerpt: firstMarked(pieces) };
  return { pageKey, link, ...words, language, ...(kind && { kind }) };
}
