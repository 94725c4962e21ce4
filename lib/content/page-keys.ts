import 'server-only';

import { cache } from 'react';

import { BackendFailure } from '../backend/failure';
import { type KeyPart, keysPerPart, readKeyParts } from '../backend/key-parts';
import { defaultLanguage } from '../i18n/language';
import { allContent } from './all-content';
import { getApplicationModel } from './application-model';
import { getWholeList } from './category-pages';
import { derivePageKeys } from './derive-page-keys';
import { languagesOf } from './languages-of';
import { normalizePageKeys } from './normalize-page';
import type { PageKey } from './types';

/** The pages of a backend without GetPageKeys. When a category fails, its pages are missing until the next time. */
async function pageKeysOfMenuAndCategories(): Promise<PageKey[]> {
  const model = await getApplicationModel(defaultLanguage);
  const models = await Promise.all(languagesOf(model).map(getApplicationModel));
  const lists = await Promise.all(model.categories.map(({ key }) => getWholeList(key, defaultLanguage)));
  return derivePageKeys(
    models.flatMap(({ menu }) => menu),
    lists.flat(),
  );
}

const readParts = () => readKeyParts([allContent, 'page-keys']);

const keysOf = ({ entries }: KeyPart): PageKey[] => normalizePageKeys(entries) ?? [];

/** A part of the list of public pages. */
export interface PageKeyPart {
  keys: PageKey[];
  /** How many parts the list has. */
  count: number;
}

/**
 * A part of the list of public pages, for the sitemap.
 *
 * @param number from 1
 * @returns null when there is no such part
 * @throws {BackendFailure} when the backend has no usable answer
 */
export const getPageKeyPart = cache(async (number: number): Promise<PageKeyPart | null> => {
  let seen = 0;
  let wanted: KeyPart | undefined;
  for await (const part of readParts()) {
    seen += 1;
    if (seen === number) wanted = part;
    // Without a total, the last part tells how many there are.
    if (wanted?.total !== undefined) break;
  }
  if (seen === 0) return number === 1 ? { keys: await pageKeysOfMenuAndCategories(), count: 1 } : null;
  if (!wanted) return null;
  const count = wanted.total === undefined ? seen : Math.max(Math.ceil(wanted.total / keysPerPart), number);
  return { keys: keysOf(wanted), count };
});

/**
 * The number of parts that can be read, for the index of the sitemap. It reads all of them: they become stale together,
 * but Next fetches each of them again only after somebody has read its stale copy. The parts would be as old as the last
 * visit of a crawler, and a new one would not exist for the first that asks for it.
 *
 * @returns undefined when one of them has no usable answer
 */
export async function countReadableParts(): Promise<number | undefined> {
  const parts = readParts();
  let count = 0;
  try {
    while (!(await parts.next()).done) count += 1;
    return count;
  } catch (error) {
    // The client has logged it, and the first part is enough for an index.
    if (!(error instanceof BackendFailure)) throw error;
    return undefined;
  }
}

/**
 * Every public page, for prerendering. For a backend without the call: the pages of its menu and its categories.
 *
 * @throws {BackendFailure} when the backend has no usable answer
 */
export const getPageKeys = cache(async (): Promise<PageKey[]> => {
  const keys = new Map<string, PageKey>();
  let isListed = false;
  for await (const part of readParts()) {
    isListed = true;
    // A page that was added meanwhile may move others into a part that comes later.
    for (const key of keysOf(part)) keys.set(key.pageKey, key);
  }
  return isListed ? [...keys.values()] : pageKeysOfMenuAndCategories();
});
