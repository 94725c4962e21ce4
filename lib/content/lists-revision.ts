import { createHash } from 'node:crypto';

import type { Page } from './types';

type Listed = Pick<Page, 'pageKey' | 'revision'>;

/** Enough letters for two states of a list never to look alike, and few enough to stand in every page's head. */
const length = 10;

/**
 * What lists of pages show, in a few letters: which pages, in which order, and each in which state. It is to lists what
 * a page's revision is to the page.
 *
 * @param lists null for one that could not be had
 * @returns undefined where it is not known what they show
 */
export function listsRevision(lists: readonly (readonly Listed[] | null)[]): string | undefined {
  if (lists.some((list) => list === null || list.some(({ revision }) => !revision))) return undefined;
  const text = JSON.stringify(lists.map((list) => list?.map(({ pageKey, revision }) => [pageKey, revision])));
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
