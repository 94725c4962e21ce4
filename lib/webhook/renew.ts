import 'server-only';

import { otherAddressesOfTags, pathsOfTags } from './addresses-of-tags';
import type { States } from './check-address';
import { fetchStates, makePublic } from './make-public';
import { warmLater } from './warm-later';

/** Time limit for fetching the new data, in milliseconds: the sender of the webhook waits for it. */
const fetchMs = 3500;

/** Time limit for regenerating the pages, in milliseconds; after it the next visit regenerates them. */
const renewMs = 60_000;

/** More pages than this are an import: they are not fetched first. */
const maxFetched = 50;

/**
 * Fetches the data of the pages that depend on the tags: of as many as there is time for. A slow backend is there, and
 * would never be quick enough for many pages.
 *
 * @returns undefined if the backend fails for one of them: then nothing may be marked stale
 */
export async function fetchFirst(tags: readonly string[]): Promise<States | undefined> {
  const paths = pathsOfTags(tags).slice(0, maxFetched);
  const failed: string[] = [];
  const states = await fetchStates(paths, Date.now() + fetchMs, (path) => failed.push(path));
  return failed.length === 0 ? states : undefined;
}

/**
 * Regenerates the pages that were marked stale, so that no visitor gets an old copy.
 *
 * @param states of the pages; undefined if the sender regenerates the pages itself
 */
export async function renew(tags: readonly string[], states?: States): Promise<void> {
  warmLater(otherAddressesOfTags(tags));
  if (!states) return;
  const shown = await makePublic(pathsOfTags(tags), {
    states,
    deadlineAt: Date.now() + renewMs,
    fetchAgain: (paths) => fetchStates(paths),
  });
  const open = shown.filter(({ path, state }) => state !== 'live' && states.has(path));
  if (open.length > 0) console.warn(`revalidate: still stale: ${open.map(({ path }) => path).join(', ')}`);
}
