import 'server-only';

import { readBackend } from '../backend/client';
import { type Language, languages } from '../i18n/languages';
import type { Category } from '../routes/site-routes';
import { isRecord } from '../sections/parse-section';
import { BackendFailure, shownPages } from '.';
import { listsRevision } from './lists-revision';

/** What the HTML of a public page must contain to be the newest version. */
export interface PublicState {
  /**
   * The page's revision; null when the page is not public; undefined when the backend has no revisions, or the address
   * is no page.
   */
  revision?: string | null;
  /** The revision of the lists it shows, by language. */
  lists: Partial<Record<Language, string>>;
}

async function revisionNow(pageKey: string): Promise<string | null | undefined> {
  const raw = await readBackend('GetPageData', { pageKey }, 'now');
  if (raw === null) return null;
  if (!isRecord(raw)) throw new BackendFailure('GetPageData', `not a page: ${pageKey}`);
  if (raw.isVisible !== true) return null;
  return typeof raw.revision === 'string' && raw.revision ? raw.revision : undefined;
}

/**
 * A listed page without its sections, which its revision stands for: parsing them would take longer than the request.
 */
function withoutContent(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { pageKey, title, isVisible, revision, otherLangs } = entry;
  const copies = Object.entries(isRecord(otherLangs) ? otherLangs : {});
  const titles = copies.map(([code, copy]) => [code, isRecord(copy) ? { title: copy.title } : null] as const);
  return { pageKey, title, isVisible, revision, otherLangs: Object.fromEntries(titles) };
}

async function listNow(category: Category): Promise<unknown> {
  const raw = await readBackend('GetCategoryPages', { category }, 'now');
  return Array.isArray(raw) ? raw.map(withoutContent) : raw;
}

async function listsNow(categories: readonly Category[]): Promise<PublicState['lists']> {
  if (categories.length === 0) return {};
  const answers = await Promise.all(categories.map(listNow));
  return Object.fromEntries(
    languages.map((language) => [language, listsRevision(answers.map((raw) => shownPages(raw, language)))]),
  );
}

/**
 * The backend's current content, bypassing every cache.
 *
 * @throws {BackendFailure} if it has no usable answer
 */
export async function currentState(content: {
  pageKey?: string;
  categories: readonly Category[];
}): Promise<PublicState> {
  const { pageKey, categories } = content;
  const [revision, lists] = await Promise.all([
    pageKey === undefined ? undefined : revisionNow(pageKey),
    listsNow(categories),
  ]);
  return { revision, lists };
}
