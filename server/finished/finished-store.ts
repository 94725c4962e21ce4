import { LRUCache } from 'lru-cache';

import { nextNow } from '../../lib/cache/next-clock.mjs';
import { countEvent } from '../../lib/telemetry/meter.mjs';
import type { FinishedAnswer } from './finished-answer';

export interface Kept {
  answer: FinishedAnswer;
  /** When it stops being valid by itself, as of `nextNow()`. */
  expiresAt: number;
  /** The entry of Next's page cache that it was made of. */
  source: string;
  tags: readonly string[];
  /** Whether it is a file, of which parts can be asked for. */
  isFile?: boolean;
}

/** What addresses without a page may take of the store: anybody can ask for any number of them. */
const missingShare = 1 / 8;

/** What an entry takes besides its answer, in bytes: key, tags, the maps' own. */
const overhead = 1024;

/**
 * Finished answers by their key, as many as fit; the least recently used go first. Not-found answers have a part of
 * their own, so that they never displace pages.
 */
export class FinishedStore {
  readonly #found: LRUCache<string, Kept>;
  readonly #missing: LRUCache<string, Kept>;

  /** @param maxBytes what all entries together may take; 0: nothing is kept */
  constructor(private readonly maxBytes: number) {
    const sizeCalculation = ({ answer }: Kept, key: string) => answer.bytes + 2 * key.length + overhead;
    const missing = Math.floor(maxBytes * missingShare);
    const dispose = (_kept: Kept, _key: string, reason: string) => {
      if (reason === 'evict') countEvent('site_finished_evictions_total');
    };
    this.#found = new LRUCache({ maxSize: Math.max(1, maxBytes - missing), sizeCalculation, dispose });
    this.#missing = new LRUCache({ maxSize: Math.max(1, missing), sizeCalculation, dispose });
  }

  /** @param key of the address and of what was asked for there */
  get(key: string): Kept | undefined {
    const kept = this.#found.get(key) ?? this.#missing.get(key);
    if (!kept || kept.expiresAt > nextNow()) return kept;
    this.delete(key);
    return undefined;
  }

  /** The same, without counting as a use. */
  peek(key: string): Kept | undefined {
    return this.#found.peek(key) ?? this.#missing.peek(key);
  }

  /** Keeps an answer; one that is larger than the store is not kept. */
  set(key: string, kept: Kept): void {
    this.delete(key);
    if (this.maxBytes === 0) return;
    (kept.answer.status === 404 ? this.#missing : this.#found).set(key, kept);
  }

  /**
   * Keeps an answer, and adds the encoding that takes longest to make. One that there is no room for is not worth that
   * work.
   *
   * @param body of the answer, not encoded
   * @returns whether it is kept
   */
  async keep(key: string, kept: Kept, body: Buffer): Promise<boolean> {
    this.set(key, kept);
    if (this.peek(key) !== kept) return false;
    await kept.answer.improve(body);
    // Its size has changed, unless it was dropped meanwhile.
    if (this.peek(key) === kept) this.set(key, kept);
    return true;
  }

  delete(key: string): void {
    this.#found.delete(key);
    this.#missing.delete(key);
  }

  /** Drops every entry that a condition names. */
  dropWhere(isDropped: (kept: Kept) => boolean): void {
    for (const part of [this.#found, this.#missing]) {
      for (const [key, kept] of [...part.entries()]) if (isDropped(kept)) part.delete(key);
    }
  }

  clear(): void {
    this.#found.clear();
    this.#missing.clear();
  }

  /** Whether it keeps anything at all. */
  get isOpen(): boolean {
    return this.maxBytes > 0;
  }

  /** What the entries take, in bytes, and how many there are. */
  get size(): { bytes: number; entries: number } {
    return {
      bytes: this.#found.calculatedSize + this.#missing.calculatedSize,
      entries: this.#found.size + this.#missing.size,
    };
  }
}
