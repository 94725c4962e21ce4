import 'server-only';

import { otherAddressesOfTags, pathsOfTags } from './addresses-of-tags';
import { fetchStates, makePublic, type States } from './make-public';
import { warmLater } from './warm-later';

/** How long the new data may take, in milliseconds: whoever sent the webhook waits for it. */
const fetchMs = 4000;

/** How long pages may take to become new before they are left to whoever asks for them. */
const renewMs = 60_000;

/** More pages than an editor changes at once are an import, and wait for nobody. */
const maxFetched = 50;

/**
 * Fetches what the pages that the tags stand for will show.
 *
 * @returns undefined where the backend does not answer for all of them: then nothing may be marked stale
 */
export async function fetchFirst(tags: readonly string[]): Promise<States | undefined> {
  const paths = pathsOfTags(tags).slice(0, maxFetched);
  const states = await fetchStates(paths, Date.now() + fetchMs);
  return states.size === paths.length ? states : undefined;
}

/**
 * Has the new copies made that were marked stale, so that no visitor is the one who still gets an old one.
 *
 * @param states of the pages; undefined where somebody else sees to those
 */
export async function renew(tags: readonly string[], states?: States): Promise<void> {
  warmLater(otherAddressesOfTags(tags));
  if (!states) return;
  const shown = await makePublic(pathsOfTags(tags), { states, deadlineAt: Date.now() + renewMs });
  const open = shown.filter(({ path, state }) => state !== 'live' && states.has(path));
  if (open.length > 0) console.warn(`revalidate: still old: ${open.map(({ path }) => path).join(', ')}`);
}
