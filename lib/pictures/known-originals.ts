import { processWide } from '../process-wide.mjs';
import type { Original } from './picture-store.mjs';

/** The known state of an original: the revision that pictures were made from, or that there is no picture. */
type Known = Original | 'none' | 'as-it-is';

/** How long it is valid, in milliseconds: other processes write to the same store, and pictures get uploaded. */
const validMs = { original: 60_000, none: 10_000, 'as-it-is': 600_000 } as const;

/** Each is a few hundred bytes. */
const maxKnown = 2000;

/** Originals checked before this time must be checked again; milliseconds since 1970. */
const due = processWide('pictures-due', () => ({ since: 0 }));

/** Makes every original be checked again, since one may have been changed or deleted. */
export function markPicturesDue(): void {
  due.since = Date.now();
}

/** A cache of originals' records, so that the record is not read from disk for every picture. */
export class KnownOriginals {
  /** `until` is as of `performance.now()`, which never goes back. */
  private readonly entries = new Map<string, { known: Known; until: number }>();

  /** @param read reads an original's record from the store */
  constructor(private readonly read: (source: string) => Promise<Original | undefined>) {}

  remember(source: string, known: Known): void {
    this.entries.delete(source);
    this.entries.set(source, {
      known,
      until: performance.now() + validMs[typeof known === 'string' ? known : 'original'],
    });
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size > maxKnown) this.entries.delete(oldest);
  }

  /** @returns undefined for an original without any picture made from it */
  async get(source: string): Promise<Known | undefined> {
    const entry = this.entries.get(source);
    if (entry && entry.until > performance.now()) return entry.known;
    const stored = await this.read(source);
    if (stored) this.remember(source, stored);
    return stored;
  }

  /**
   * A check in the future was made before the machine's clock was set back, so it is repeated.
   *
   * @param maxAgeMs how long an answer of the origin is valid, in milliseconds
   */
  isDue({ checkedAt }: Original, maxAgeMs: number): boolean {
    const now = Date.now();
    due.since = Math.min(due.since, now);
    return now >= checkedAt + maxAgeMs || checkedAt <= due.since || checkedAt > now;
  }
}
