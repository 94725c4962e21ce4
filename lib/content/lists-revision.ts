import { createHash } from 'node:crypto';

import type { Page } from './types';

type Listed = Pick<Page, 'pageKey' | 'revision'>;

/** Long enough to avoid collisions between two states of a list, short enough for the head of every page. */
const length = 10;

/**
 * A short hash of what lists of pages show: which pages, in which order, at which revision.
 *
 * @param lists null for one that failed
 * @returns undefined when it is unknown
 */
export function listsRevision(lists: readonly (readonly Listed[] | null)[]): string | undefined {
  if (lists.some((list) => list === null || list.some(({ revision }) => !revision))) return undefined;
  const text = JSON.stringify(lists.map((list) => list?.map(({ pageKey, revision }) => [pageKey, revision])));
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
