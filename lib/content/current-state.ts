import 'server-only';

import { readBackend, readBackendPart } from '../backend/client';
import type { Language } from '../i18n/language';
import { offeredLanguages } from '../i18n/offered-languages';
import { isRecord } from '../sections/parse-section';
import { BackendFailure, shownPages } from '.';
import { readModel } from './application-model';
import { frameRevision } from './frame-revision';
import { firstOf, listQuery, type RawList } from './lists';
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
  /** The revision of the page's frame, by language; absent where only the content is looked at. */
  frame?: Partial<Record<Language, string>>;
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

async function listNow(category: string): Promise<RawList | null> {
  const part = await readBackendPart('GetCategoryPages', listQuery(category, 1), 'now');
  return part && { ...part, data: Array.isArray(part.data) ? part.data.map(withoutContent) : part.data };
}

async function listsNow(categories: readonly string[]): Promise<PublicState['lists']> {
  if (categories.length === 0) return {};
  const answers = await Promise.all(categories.map(listNow));
  return Object.fromEntries(
    offeredLanguages().map((language) => {
      const shown = answers.map((list) => list && firstOf(shownPages(list.data, language), list));
      return [language, listsRevision(shown)];
    }),
  );
}

/**
 * The backend's current content, bypassing every cache.
 *
 * @throws {BackendFailure} if it has no usable answer
 */
export async function currentState(content: { pageKey?: string; categories: readonly string[] }): Promise<PublicState> {
  const { pageKey, categories } = content;
  const [revision, lists] = await Promise.all([
    pageKey === undefined ? undefined : revisionNow(pageKey),
    listsNow(categories),
  ]);
  return { revision, lists };
}

/**
 * What every page must contain to have the newest frame, bypassing every cache.
 *
 * @throws {BackendFailure} if the backend has no usable answer
 */
export async function currentFrame(): Promise<PublicState> {
  const raw = await readBackend('GetApplicationModel', {}, 'now');
  const entries = offeredLanguages().map(
    async (language) => [language, frameRevision(await readModel(raw, language))] as const,
  );
  return { lists: {}, frame: Object.fromEntries(await Promise.all(entries)) };
}
