import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Language } from '../languages';
import { startBuild } from './build-index';
import { type Id, kept } from './index-state';
import type { SearchIndex } from './search-index';

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

/** The same; undefined while it is being built, which takes longer than a visitor waits on a site of many pages. */
export async function searchIndexInTime(payload: Payload): Promise<SearchIndex | undefined> {
  const isReady = await within(MAX_WAIT_MS, startBuild(payload));
  return isReady ? searchIndex(payload) : undefined;
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
 * thousands of rows. Waits for recent saves, and for the begin of a build: of many calls during a long one, each would
 * wait otherwise.
 */
export async function contentLanguages(payload: Payload): Promise<ReadonlyMap<Id, Language[]>> {
  const ready = startBuild(payload).catch(() => undefined);
  await within(kept.begunAt + MAX_WAIT_MS - performance.now(), ready);
  await waitForSaves();
  return kept.languages;
}
