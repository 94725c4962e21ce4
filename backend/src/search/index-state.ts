import type { StoredCategory } from '../categories/stored';
import { allTranslations, type Language } from '../languages';
import { processWide } from '../process-wide';
import { contentLanguagesOf, pageToWire, type StoredPage } from '../wire/page';
import { pageTexts, type PageText } from './page-text';
import { SearchIndex } from './search-index';
import { signsOfPage, type Sign } from './signs';

export type Id = number | string;

interface IndexState {
  index: SearchIndex;
  /** While the index is being built: the pages by their names alone, which are read much sooner than the texts. */
  names?: SearchIndex;
  /** Whether the names of all pages are known. */
  hasAllNames: boolean;
  /** The lists that pages can be in. */
  lists: readonly StoredCategory[];
  /** The languages of each public page's content. */
  languages: Map<Id, Language[]>;
  /** Resolves when all changes so far are in the index. In sequence, so that the later of two saves is read last. */
  renewed: Promise<void>;
  /** Set when the index is being built. */
  ready?: Promise<void>;
  /** When the build began, as of `performance.now()`. */
  begunAt: number;
  /** When a page was last put into the index or taken out, in milliseconds since 1970. */
  changedAt?: number;
  /** How many changes of pages were taken over. */
  changes: number;
  /** When each page in the index was saved last. */
  savedAt: Map<Id, string>;
  /** Pages and other sources that changed during the build: what the build read of them is outdated. */
  changed: Set<Id>;
}

/** What the process keeps of the public pages. */
export const kept = processWide<IndexState>('search.index', () => ({
  index: new SearchIndex(),
  hasAllNames: false,
  lists: [],
  languages: new Map(),
  renewed: Promise.resolve(),
  changes: 0,
  begunAt: 0,
  savedAt: new Map(),
  changed: new Set(),
}));

/** Names of the sources besides pages. No page id looks like these. */
export const sources = { frame: 'frame', categories: 'categories' };

const namesOnly = (page: StoredPage): StoredPage => ({ ...page, sections: [], dataKind: 'none' });

// All languages, so that one that is offered again is found at once.
const toWire = (page: StoredPage) => pageToWire(page, new Map(), false, allTranslations);

/**
 * Replaces a page among the names, while the index is being built.
 *
 * @param stored undefined when the page is no longer public
 */
export function putNames(id: Id, stored: StoredPage | undefined): void {
  kept.names?.put(id, stored ? pageTexts(toWire(namesOnly(stored)), kept.lists) : []);
}

/** Replaces the names that another place than a page has for pages. */
export function putSource(source: string, texts: readonly PageText[], signs: readonly Sign[] = []): void {
  kept.index.put(source, texts, signs);
  kept.names?.put(source, texts, signs);
}

/** @param stored undefined when the page is no longer public */
export function putPage(id: Id, stored: StoredPage | undefined): void {
  const page = stored && toWire(stored);
  kept.changedAt = Date.now();
  kept.index.put(id, page ? pageTexts(page, kept.lists) : [], page ? signsOfPage(page) : []);
  if (page) {
    kept.languages.set(id, contentLanguagesOf(page));
    // A page with reusable sections changes without a save of its own.
    kept.savedAt.set(id, stored.reusableAt ?? stored.updatedAt);
  } else {
    kept.languages.delete(id);
    kept.savedAt.delete(id);
  }
}
