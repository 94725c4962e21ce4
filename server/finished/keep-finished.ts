import { nextNow } from '../../lib/cache/next-clock.mjs';
import { pageCache, type RequestNote } from '../../lib/cache/page-cache-events.mjs';
import type { FinishedAnswer } from './finished-answer';
import type { FinishedStore } from './finished-store';

/** Seconds for which a shared cache may keep an answer: what Next says of a page that it caches. */
function maxAgeSeconds(cacheControl: string): number | undefined {
  const [, seconds] = /(?:^|[\s,])s-maxage=(\d+)/.exec(cacheControl) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Whether an address always has the same answer: that of another version has another address (RFC 8246). */
const isFixed = (cacheControl: string) => /(?:^|[\s,])immutable(?:,|$)/.test(cacheControl);

/**
 * Keeps finished answers of Next's cached pages in a store, for exactly as long as Next would serve the same. An answer
 * is kept only if it is the entry that Next's page cache holds at that moment: an answer that was under way when its
 * page changed is not.
 */
export class FinishedPages {
  /** The answers that are being kept, with the entry of each. A change of it takes it out. */
  readonly #pending = new Map<object, string>();

  constructor(private readonly store: FinishedStore) {
    pageCache.onSet = (source) => {
      for (const [pending, its] of this.#pending) if (its === source) this.#pending.delete(pending);
      store.dropWhere((kept) => kept.source === source);
    };
    pageCache.onRevalidate = (tags) => {
      // What they are made of is not known yet.
      this.#pending.clear();
      const marked = new Set(tags);
      store.dropWhere((kept) => kept.tags.some((tag) => marked.has(tag)));
    };
  }

  /** Whether there is room for any. */
  get areKept(): boolean {
    return this.store.isOpen;
  }

  /** The answer that was kept last for a request, to take its compressed copies from. */
  formerOf(key: string | undefined): FinishedAnswer | undefined {
    return key === undefined ? undefined : this.store.formerOf(key)?.answer;
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
    { key: source, lookup }: RequestNote,
  ): Promise<boolean> {
    if (isFixed(cacheControl) && answer.status === 200) {
      await answer.complete(body);
      return this.store.keep(key, { answer, expiresAt: Infinity, source: key, tags: [] });
    }
    const seconds = maxAgeSeconds(cacheControl);
    if (source === undefined || seconds === undefined) return false;
    const pending = {};
    this.#pending.set(pending, source);
    try {
      const page = await pageCache.read?.(source, lookup);
      if (!page || page.isStale || page.status !== answer.status || !page.holds(body)) return false;
      const expiresAt = page.lastModified + seconds * 1000;
      if (expiresAt <= nextNow()) return false;
      await answer.complete(body);
      return this.#pending.has(pending) && this.store.keep(key, { answer, expiresAt, source, tags: page.tags });
    } finally {
      this.#pending.delete(pending);
    }
  }
}
