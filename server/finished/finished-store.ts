import { LRUCache } from 'lru-cache';

import { nextNow } from '../../lib/cache/next-clock.mjs';
import { countEvent } from '../../lib/telemetry/meter.mjs';
import type { FinishedAnswer } from './finished-answer';
import { LaterWork } from './later-work';

export interface Kept {
  answer: FinishedAnswer;
  /** When it stops being valid, as of `nextNow()`. */
  expiresAt: number;
  /** The entry of Next's page cache that it was made of. */
  source: string;
  tags: readonly string[];
  /** Whether it is a file, of which ranges can be requested. */
  isFile?: boolean;
}

/** The share of the store for addresses without a page, since anybody can request any number of them. */
const missingShare = 1 / 8;

/** The size of an entry besides its answer, in bytes: key, tags, and the maps. */
const overhead = 1024;

const isValid = ({ expiresAt }: Kept) => expiresAt > nextNow();

/**
 * Finished answers by their key, as many as fit; the least recently used go first. Not-found answers have a part of
 * their own, so that they never displace pages. What is valid no more is never handed out, and stays for as long as
 * there is room: a page that is made anew is often the same, and its compressed copies can be used again.
 */
export class FinishedStore {
  readonly #found: LRUCache<string, Kept>;
  readonly #missing: LRUCache<string, Kept>;
  /** Answers that can be made smaller. */
  readonly #improvements = new LaterWork((key) => this.#improve(key));

  /** @param maxBytes the limit for all entries together; 0: nothing is kept */
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
    return kept && isValid(kept) ? kept : undefined;
  }

  /** The same, without counting as a use. */
  peek(key: string): Kept | undefined {
    const kept = this.formerOf(key);
    return kept && isValid(kept) ? kept : undefined;
  }

  /** What was kept last, whether or not it is still valid. It must not be sent. */
  formerOf(key: string): Kept | undefined {
    return this.#found.peek(key) ?? this.#missing.peek(key);
  }

  /** Keeps an answer; one that is larger than the store is not kept. */
  set(key: string, kept: Kept): void {
    this.#found.delete(key);
    this.#missing.delete(key);
    if (this.maxBytes === 0) return;
    (kept.answer.status === 404 ? this.#missing : this.#found).set(key, kept);
  }

  /**
   * Keeps an answer, and makes it smaller later. One that there is no room for is not worth that work.
   *
   * @returns whether it is kept
   */
  keep(key: string, kept: Kept): boolean {
    this.set(key, kept);
    if (this.peek(key) !== kept) return false;
    this.#improvements.add(key);
    return true;
  }

  /** Does nothing for an answer that was displaced while it waited. */
  async #improve(key: string): Promise<void> {
    const kept = this.peek(key);
    if (!kept || !(await kept.answer.improve())) return;
    // Its size has changed, unless it was displaced meanwhile.
    if (this.formerOf(key) === kept) this.set(key, kept);
  }

  /** Ends the time of every entry that a condition names. */
  dropWhere(isDropped: (kept: Kept) => boolean): void {
    for (const part of [this.#found, this.#missing]) {
      for (const kept of part.values()) if (isDropped(kept)) kept.expiresAt = -Infinity;
    }
  }

  /** Whether it keeps anything at all. */
  get isOpen(): boolean {
    return this.maxBytes > 0;
  }

  /** What the entries take, in bytes, and how many of them are valid. */
  get size(): { bytes: number; entries: number } {
    const all = [...this.#found.values(), ...this.#missing.values()];
    return {
      bytes: this.#found.calculatedSize + this.#missing.calculatedSize,
      entries: all.filter(isValid).length,
    };
  }
}
