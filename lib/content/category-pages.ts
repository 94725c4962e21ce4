import 'server-only';

import { cache } from 'react';

import { readBackendPart } from '../backend/client';
import { isPageList } from '../backend/envelope.mjs';
import { BackendFailure } from '../backend/failure';
import type { Language } from '../i18n/languages';
import { allContent } from './all-content';
import { listPages, listQuery, onListPage, type RawList } from './lists';
import { markIncomplete } from './mark-incomplete';
import { normalizePage } from './normalize-page';
import { parseContext } from './parse-context';
import type { Page } from './types';

/** The pages of a category's answer that are shown in a language; null when it is not a list. */
export function shownPages(raw: unknown, language: Language): Page[] | null {
  if (!Array.isArray(raw)) return null;
  const context = parseContext(language);
  return raw
    .flatMap((entry) => normalizePage(entry, language, context) ?? [])
    .filter(({ isVisible, title }) => isVisible && title);
}

/** A page of a category's list as the backend sends it; null when it has none. @param number from 1 */
async function readCategory(category: string, number: number): Promise<RawList | null> {
  const tags = [allContent, `category:${category}`];
  const part = await readBackendPart('GetCategoryPages', listQuery(category, number), tags);
  if (part && !isPageList(part.data)) throw new BackendFailure('GetCategoryPages', `not a list: ${category}`);
  return part;
}

/** One of the pages of a category's list. */
export interface CategoryPart {
  /** Those that visitors of the language may see, in the backend's order. */
  pages: Page[];
  /** How many pages the list has. */
  count: number;
}

/**
 * One of the pages of a category's list. Whether it exists is known from the first one, so that an address of none
 * costs no more than the call that the first page needs anyway.
 *
 * @param number from 1
 * @returns null when the backend has no such list, or the list has no such page
 * @throws {BackendFailure} when the backend has no usable answer
 */
export const getCategoryPart = cache(
  async (category: string, language: Language, number: number): Promise<CategoryPart | null> => {
    const first = await readCategory(category, 1);
    if (!first) return null;
    const whole = first.total === undefined ? (shownPages(first.data, language) ?? []) : undefined;
    const count = listPages(whole?.length ?? first.total ?? 0);
    if (number > count) return null;
    if (whole) return { pages: onListPage(whole, number), count };
    const list = number === 1 ? first : await readCategory(category, number);
    return { pages: shownPages(list?.data, language) ?? [], count };
  },
);

/** The first page of a category's list; null when there is no such list, or when the call failed. */
const firstPart = cache(async (category: string, language: Language): Promise<CategoryPart | null> => {
  try {
    return await getCategoryPart(category, language, 1);
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    await markIncomplete();
    return null;
  }
});

/**
 * The visible pages of a category, in the backend's order, as many as its first page shows; null when it has no such
 * list, or when the call failed. Nothing is shown in their place. After a failure, what shows them is marked as
 * incomplete and soon made again.
 */
export async function getCategoryPages(category: string, language: Language): Promise<Page[] | null> {
  return (await firstPart(category, language))?.pages ?? null;
}

/** The pages of a list that are read one after another: those of a thousand projects. */
const maxParts = 42;

/**
 * The visible pages of a whole list, for a backend that does not list its pages otherwise; none when it failed.
 */
export async function getWholeList(category: string, language: Language): Promise<Page[]> {
  const first = await firstPart(category, language);
  const pages = [...(first?.pages ?? [])];
  try {
    for (let number = 2; number <= Math.min(first?.count ?? 1, maxParts); number += 1)
      pages.push(...((await getCategoryPart(category, language, number))?.pages ?? []));
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    await markIncomplete();
  }
  return pages;
}

/** How many pages a category's list has; 1 when that is unknown. */
export async function countCategoryParts(category: string, language: Language): Promise<number> {
  return (await firstPart(category, language))?.count ?? 1;
}
