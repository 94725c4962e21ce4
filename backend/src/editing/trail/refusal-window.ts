import type { TrailEntry } from './write-entry';

const WINDOW_MS = 60_000;
const MAX_PER_KEY = 10;
const MAX_IN_ALL = 100;
/** Further senders share one counter. */
const MAX_KEYS = 50;
const OTHERS = 'others';

/**
 * Limits the entries that a flood of refusals writes. Per minute, the first ones of each sender and of all senders get
 * entries of their own; the rest of each sender's get one entry with a count.
 */
export class RefusalWindow {
  private endsAt = 0;
  private inAll = 0;
  private readonly written = new Map<string, number>();
  private readonly counted = new Map<string, TrailEntry & { count: number }>();

  /** @returns whether this refusal gets an entry of its own */
  note(key: string, entry: TrailEntry, now = Date.now()): boolean {
    if (now >= this.endsAt) this.endsAt = now + WINDOW_MS;
    const own = this.written.get(key) ?? 0;
    if (own < MAX_PER_KEY && this.inAll < MAX_IN_ALL) {
      this.written.set(key, own + 1);
      this.inAll += 1;
      return true;
    }
    const place = this.counted.has(key) || this.counted.size < MAX_KEYS ? key : OTHERS;
    const count = (this.counted.get(place)?.count ?? 0) + 1;
    this.counted.set(place, { ...entry, ...(place === OTHERS && { actor: OTHERS }), count });
    return false;
  }

  /** @returns the counted refusals when the minute is over */
  close(now = Date.now()): TrailEntry[] {
    if (now < this.endsAt) return [];
    const entries = [...this.counted.values()];
    this.written.clear();
    this.counted.clear();
    this.inAll = 0;
    return entries;
  }
}
