import { nextNow } from '../../lib/cache/next-clock.mjs';
import { pageCache } from '../../lib/cache/page-cache-events.mjs';
import type { FinishedAnswer } from './finished-answer';
import type { FinishedStore } from './finished-store';

/** Seconds for which a shared cache may keep an answer: what Next says of a page that it caches. */
function maxAgeSeconds(cacheControl: string): number | undefined {
  const [, seconds] = /(?:^|[\s,])s-maxage=(\d+)/.exec(cacheControl) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** A page-cache entry that an answer may have been made of. */
export interface Lookup {
  key?: string;
  lookup?: unknown;
  startedAt?: number;
}

/**
 * Keeps finished answers of Next's cached pages in a store, for exactly as long as Next would serve the same. An answer
 * is kept only if it is the entry that Next's page cache holds at that moment: an answer that was under way when its
 * page changed is not.
 */
export class FinishedPages {
  /** Counts what the page cache has changed. */
  #changes = 0;

  constructor(private readonly store: FinishedStore) {
    pageCache.onSet = (source) => {
      this.#changes += 1;
      store.dropWhere((kept) => kept.source === source);
    };
    pageCache.onRevalidate = (tags) => {
      this.#changes += 1;
      const marked = new Set(tags);
      store.dropWhere((kept) => kept.tags.some((tag) => marked.has(tag)));
    };
  }

  /**
   * @param key of the request that was answered
   * @param answer the answer, finished
   * @param body the same, not encoded
   * @param cacheControl of the answer
   * @param lookup the entry of the page cache that Next looked up for it
   * @returns whether it is kept
   */
  async keep(
    key: string,
    answer: FinishedAnswer,
    body: Buffer,
    cacheControl: string,
    { key: source, lookup }: Lookup,
  ): Promise<boolean> {
    const seconds = maxAgeSeconds(cacheControl);
    if (source === undefined || seconds === undefined) return false;
    const changes = this.#changes;
    const page = await pageCache.read?.(source, lookup);
    if (!page || page.isStale || page.status !== answer.status || !page.holds(body)) return false;
    const expiresAt = page.lastModified + seconds * 1000;
    if (changes !== this.#changes || expiresAt <= nextNow()) return false;
    return this.store.keep(key, { answer, expiresAt, source, tags: page.tags }, body);
  }
}
