import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { tagsOf } from './cached-values.mjs';
import { retrySeconds } from './incomplete.mjs';

/** @typedef {{ cacheControl?: { revalidate?: number | false } }} Context */

/**
 * A page that cannot be made anew is kept by Next for up to 30 seconds more. One whose content has changed shows what an
 * editor has just replaced, so it is tried again sooner.
 *
 * @template {unknown[]} A
 * @param {A} args what Next hands its page cache: the key, the former page, and how long it is kept
 * @param {number} lastModified when the former page was made, as of `nextNow()`
 * @returns {A}
 */
export function dueSoon(args, lastModified) {
  const [key, value, context] = args;
  if (!tags.areTagsStale(tagsOf(/** @type {import('./cached-values.mjs').CachedValue} */ (value)), lastModified))
    return args;
  const { cacheControl } = /** @type {Context} */ (context);
  const sooner = { .../** @type {Context} */ (context), cacheControl: { ...cacheControl, revalidate: retrySeconds } };
  return /** @type {A} */ (/** @type {unknown} */ ([key, value, sooner]));
}
