import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { processWide } from '../process-wide.mjs';
import { nextNow } from './next-clock.mjs';

/** Changes are seconds apart and pages take milliseconds: more entries than this are somebody's flood. */
const maxKept = 1000;

/** When the making of an entry began, of those that a change has outrun. Every instance of the handler shares it. */
const beganAt = processWide('outrun-entries', () => /** @type {Map<string, number>} */ (new Map()));

/**
 * Notes an entry that is being kept. Where its making began before a change of what it is made of, and ends after it,
 * the entry is old and would look new: a page that has just appeared would stay "not found" until it is due by its age.
 *
 * @param {string} key of the entry
 * @param {readonly string[]} ownTags what the entry is made of
 * @param {number | undefined} startedAt when the request began that has it made, as of `performance.now()`; undefined
 *   where no request does
 */
export function noteOutrun(key, ownTags, startedAt) {
  beganAt.delete(key);
  if (startedAt === undefined) return;
  const began = nextNow() - (performance.now() - startedAt);
  if (!tags.areTagsStale([...ownTags], began)) return;
  beganAt.set(key, began);
  const [oldest] = beganAt.keys();
  if (beganAt.size > maxKept && oldest !== undefined) beganAt.delete(oldest);
}

/**
 * The time that an entry counts from: the start of its making where a change has outrun it, so that it is stale.
 *
 * @param {string} key
 * @param {number} lastModified as of `nextNow()`
 */
export const madeFrom = (key, lastModified) => Math.min(lastModified, beganAt.get(key) ?? Infinity);
