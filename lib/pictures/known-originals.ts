import { processWide } from '../process-wide.mjs';
import type { Original } from './picture-store.mjs';

/** What is known of an original: of which bytes pictures are made, or that none are. */
type Known = Original | 'none' | 'as-it-is';

/** How long it is believed, in milliseconds: other processes write to the same store, and pictures are uploaded. */
const believedMs = { original: 60_000, none: 10_000, 'as-it-is': 600_000 } as const;

/** Each is a few hundred bytes. */
const maxKnown = 2000;

/** Since when every original is due, in milliseconds since 1970. */
const due = processWide('pictures-due', () => ({ since: 0 }));

/** Has every original asked for again: one may have changed, or be gone. */
export function markPicturesDue(): void {
  due.since = Date.now();
}

/** What this process knows of originals, so that a kept picture costs no look at its record. */
export class KnownOriginals {
  private readonly entries = new Map<string, { known: Known; until: number }>();

  /** @param read an original's record in the store */
  constructor(private readonly read: (source: string) => Promise<Original | undefined>) {}

  remember(source: string, known: Known): void {
    this.entries.delete(source);
    this.entries.set(source, {
      known,
      until: Date.now() + believedMs[typeof known === 'string' ? known : 'original'],
    });
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size > maxKnown) this.entries.delete(oldest);
  }

  /** @returns undefined for an original that nothing has been made of */
  async get(source: string): Promise<Known | undefined> {
    const entry = this.entries.get(source);
    if (entry && entry.until > Date.now()) return entry.known;
    const stored = await this.read(source);
    if (stored) this.remember(source, stored);
    return stored;
  }

  /** @param maxAgeMs how long an answer of the origin's counts, in milliseconds */
  isDue({ checkedAt }: Original, maxAgeMs: number): boolean {
    return Date.now() >= checkedAt + maxAgeMs || checkedAt <= due.since;
  }
}
