import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

import { nextNow } from './next-clock.mjs';
import { pageCache } from './page-cache-events.mjs';

/** The value of Next's profile `max`, in milliseconds. Stale entries are served until a new one is made. */
const expireMs = 31_536_000_000;

/**
 * Marks what depends on the tags as stale, as `revalidateTag` does: for the cache's own handler, and for what happens
 * outside of a route.
 *
 * @param {readonly string[]} names tags
 */
export function markStale(names) {
  const now = nextNow();
  for (const name of names) {
    tags.tagsManifest.set(name, { ...tags.tagsManifest.get(name), stale: now, expired: now + expireMs });
  }
  pageCache.onRevalidate?.([...names]);
}
