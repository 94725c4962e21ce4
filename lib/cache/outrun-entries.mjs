import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { processWide } from '../process-wide.mjs';
import { nextNow } from './next-clock.mjs';

/** Only changes during a render add an entry, so there are few. The limit bounds memory when many addresses are requested. */
const maxKept = 1000;

/**
 * The entries whose content changed while they were rendered, with the start of the rendering. All instances of the
 * handler share them.
 */
const beganAt = processWide('outrun-entries', () => /** @type {Map<string, number>} */ (new Map()));

/**
 * Called when an entry is cached. If one of its tags changed while it was rendered, the entry has the old content but a
 * new date: a page that has just been published would stay "not found" until `REVALIDATE_SECONDS` have passed. Such an
 * entry is remembered, so that `effectiveDate` dates it back.
 *
 * @param {string} key of the entry
 * @param {readonly string[]} ownTags the tags of the content it was rendered from
 * @param {number | undefined} startedAt start of the request that rendered it, by `performance.now()`; undefined if no
 *   request did
 */
export function rememberOutdated(key, ownTags, startedAt) {
  beganAt.delete(key);
  if (startedAt === undefined) return;
  const began = nextNow() - (performance.now() - startedAt);
  if (!tags.areTagsStale([...ownTags], began)) return;
  beganAt.set(key, began);
  const [oldest] = beganAt.keys();
  if (beganAt.size > maxKept && oldest !== undefined) beganAt.delete(oldest);
}

/**
 * The date by which an entry is fresh or stale: the start of its rendering if its content changed meanwhile, which makes
 * it stale.
 *
 * @param {string} key
 * @param {number} lastModified as of `nextNow()`
 */
export const effectiveDate = (key, lastModified) => Math.min(lastModified, beganAt.get(key) ?? Infinity);
