import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { processWide } from '../process-wide.mjs';
import { nextNow } from './next-clock.mjs';

/** Only changes during a render add an entry, so there are few. The limit bounds memory when many addresses are requested. */
const maxKept = 1000;

/** @typedef {{ began: number }} Rendering when it began, as of `nextNow()` */

/**
 * The entries whose content changed while they were rendered or written, and those that are being written. All instances
 * of the handler share them.
 */
const renderings = processWide('outrun-entries', () => /** @type {Map<string, Rendering>} */ (new Map()));

/**
 * Called before an entry is cached. If one of its tags changes while it is rendered or written, the entry has the old
 * content but a new date: a page that has just been published would stay "not found" until `REVALIDATE_SECONDS` have
 * passed. `effectiveDate` dates such an entry back. So it does with every entry that is being written: a change may still
 * come before the entry has its date.
 *
 * @param {string} key of the entry
 * @param {readonly string[]} ownTags the tags of the content it was rendered from
 * @param {number | undefined} startedAt start of the request that rendered it, by `performance.now()`; undefined if no
 *   request did
 * @returns {() => void} to be called once the entry is written
 */
export function rememberOutdated(key, ownTags, startedAt) {
  renderings.delete(key);
  if (startedAt === undefined) return () => undefined;
  const rendering = { began: nextNow() - (performance.now() - startedAt) };
  renderings.set(key, rendering);
  const [oldest] = renderings.keys();
  if (renderings.size > maxKept && oldest !== undefined) renderings.delete(oldest);
  return () => {
    // Another one may have been written meanwhile. Which of the two is there now is unknown.
    if (tags.areTagsStale([...ownTags], rendering.began)) renderings.set(key, rendering);
    else if (renderings.get(key) === rendering) renderings.delete(key);
  };
}

/**
 * The date by which an entry is fresh or stale: the start of its rendering if its content changed meanwhile, which makes
 * it stale.
 *
 * @param {string} key
 * @param {number} lastModified as of `nextNow()`
 */
export const effectiveDate = (key, lastModified) => Math.min(lastModified, renderings.get(key)?.began ?? Infinity);
