import MiniSearch, { type SearchOptions } from 'minisearch';
import { defaultLanguage, type Language } from '../languages';
import { excerpt, mark, type Marked } from './excerpt';
import { fold, wordsOf } from './fold';
import type { PageText } from './page-text';

export interface SearchResult {
  pageKey: string;
  link: string;
  title: Marked;
  excerpt: Marked;
  /** The language that the result is in. */
  language: Language;
}

export interface SearchAnswer {
  total: number;
  results: SearchResult[];
}

interface SearchQuery {
  query: string;
  language: Language;
  limit: number;
  offset: number;
}

type PageId = number | string;

/** A query of more words finds nothing that fewer would not. */
const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

/** A page that is not translated is found all the same, behind those that are. */
const UNTRANSLATED = 0.4;

/** Fewer letters begin too many words of the text; they are looked for at the beginnings of words in titles. */
const MIN_PREFIX_LENGTH = 4;

/** One slip in a word of four letters; two, as letters that change places are, in one of six. */
const fuzzy = (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2);

/** So many pages have the very words that nobody gets to those that only have words beginning with them. */
const PLENTY = 200;

const fields = ['title', 'description', 'keywords', 'text'] as const;

/** The index of the public pages, in memory. It holds one entry a page and language. */
export class SearchIndex {
  private readonly entries = new Map<string, PageText>();

  private readonly keysOf = new Map<PageId, string[]>();

  private readonly index = new MiniSearch<PageText & { id: string }>({
    fields: [...fields],
    tokenize: (text) => wordsOf(text).map(({ text: word }) => word),
    processTerm: (word) => fold(word).slice(0, MAX_TERM_LENGTH) || null,
  });

  get size(): number {
    return this.keysOf.size;
  }

  /** @param texts what a page says; nothing where the public does not see it any more */
  put(page: PageId, texts: readonly PageText[]): void {
    for (const key of this.keysOf.get(page) ?? []) {
      this.index.discard(key);
      this.entries.delete(key);
    }
    if (texts.length === 0) {
      this.keysOf.delete(page);
      return;
    }
    const keys = texts.map(({ language }) => `${page}:${language}`);
    texts.forEach((text, position) => {
      const id = keys[position] ?? '';
      this.entries.set(id, text);
      this.index.add({ ...text, id });
    });
    this.keysOf.set(page, keys);
  }

  /**
   * Pages that have all words of a query, best first. Slips of the fingers are looked for only where no page has the
   * words as they are written, and pages that have some of the words only where none has all: each costs time, and
   * would hide what was meant.
   */
  search({ query, language, limit, offset }: SearchQuery): SearchAnswer {
    const terms = wordsOf(query)
      .map(({ text }) => fold(text).slice(0, MAX_TERM_LENGTH))
      .slice(0, MAX_TERMS);
    if (terms.length === 0) return { total: 0, results: [] };
    const exact = this.find(terms, language, { prefix: false }) ?? [];
    const hits =
      exact.length >= PLENTY
        ? exact
        : (this.find(terms, language) ??
          this.find(terms, language, { fields: ['title', 'keywords'], prefix: true }) ??
          this.find(terms, language, { fuzzy }) ??
          this.find(terms, language, { combineWith: 'OR', prefix: false }) ??
          []);
    const results = hits.slice(offset, offset + limit).flatMap(({ id, terms: matched }) => {
      const entry = this.entries.get(String(id));
      return entry ? toResult(entry, new Set(matched)) : [];
    });
    return { total: hits.length, results };
  }

  /** @returns undefined where nothing is found */
  private find(terms: readonly string[], language: Language, options: SearchOptions = {}) {
    const hits = this.index.search(terms.join(' '), {
      combineWith: 'AND',
      boost: { title: 6, keywords: 3, description: 2.5 },
      prefix: (term) => term.length >= MIN_PREFIX_LENGTH,
      // Nought leaves an entry out.
      boostDocument: (id) => weightIn(language, this.entries.get(String(id))),
      ...options,
    });
    return hits.length > 0 ? hits : undefined;
  }
}

function weightIn(language: Language, entry: PageText | undefined): number {
  if (!entry) return 0;
  if (entry.language === language) return 1;
  return entry.language === defaultLanguage && !entry.languages.includes(language) ? UNTRANSLATED : 0;
}

function toResult(entry: PageText, terms: ReadonlySet<string>): SearchResult {
  const { pageKey, link, title, description, text, language } = entry;
  const inDescription = mark(description, terms).marks.length > 0;
  const source = inDescription || !text || mark(text, terms).marks.length === 0 ? description || text : text;
  return { pageKey, link, title: mark(title, terms), excerpt: excerpt(source, terms), language };
}
