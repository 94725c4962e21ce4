import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Language } from '../languages';
import { startBuild } from './build-index';
import { type Id, kept } from './index-state';
import type { SearchAnswer, SearchIndex, SearchQuery } from './search-index';

/** Half of the site's time-out for an answer (docs/contract.md#envelope). */
const MAX_WAIT_MS = 1_500;

/** @returns whether it came in time */
const within = (ms: number, what: Promise<unknown>): Promise<boolean> =>
  Promise.race([what.then(() => true), sleep(Math.max(ms, 0), false, { ref: false })]);

/** Waits for recent saves, for a limited time. */
const waitForSaves = () => within(MAX_WAIT_MS, kept.renewed);

/**
 * The index of all public pages, with all saves so far, built on the first call. The start calls it, so that no visitor
 * waits.
 *
 * @throws errors of the database; the next call tries again
 */
export async function searchIndex(payload: Payload): Promise<SearchIndex> {
  await startBuild(payload);
  await waitForSaves();
  return kept.index;
}

/**
 * Whether the index is built. Waits for the begin of a build: it takes longer than a visitor waits on a site of many
 * pages, and of many calls each would wait otherwise.
 */
async function builtInTime(payload: Payload): Promise<boolean> {
  const ready = startBuild(payload);
  return within(kept.begunAt + MAX_WAIT_MS - performance.now(), ready);
}

/**
 * The pages that match a query; of their names alone while the texts are still being read.
 *
 * @returns undefined while that is not known: no page's name has the words, or the names are not all read either
 * @throws errors of the database; the next call tries again
 */
export async function searchInTime(payload: Payload, query: SearchQuery): Promise<SearchAnswer | undefined> {
  if (await builtInTime(payload)) return (await searchIndex(payload)).search(query);
  // The build may end, and forget the names, during the wait.
  const names = kept.hasAllNames ? kept.names : undefined;
  await waitForSaves();
  const answer = names?.search(query);
  return answer?.total ? answer : undefined;
}

/** How many pages are in the index, and when it last changed. */
export const searchState = () => ({ pages: kept.languages.size, changedAt: kept.changedAt });

/** A number that is another one after each change of a page, in whichever process. Waits for recent saves. */
export async function pageChanges(): Promise<number> {
  await waitForSaves();
  return kept.changes;
}

/**
 * The languages of each public page's content, as far as known: lists of pages do not read sections, which would be
 * thousands of rows. Waits for recent saves, and for the begin of a build.
 */
export async function contentLanguages(payload: Payload): Promise<ReadonlyMap<Id, Language[]>> {
  await builtInTime(payload).catch(() => false);
  await waitForSaves();
  return kept.languages;
}
