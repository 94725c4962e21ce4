export interface Window {
  count: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * Counts a call in a key's window, or begins one.
 *
 * @returns the window from now on, and 0 if the call is allowed, else the seconds until the next may be
 */
export function countCall(
  window: Window | undefined,
  { limit, windowMs }: { limit: number; windowMs: number },
  now: number,
): { window: Window; seconds: number } {
  if (!window || window.endsAt <= now) return { window: { count: 1, endsAt: now + windowMs }, seconds: 0 };
  const { count, endsAt } = window;
  if (count >= limit) return { window, seconds: Math.ceil((endsAt - now) / 1000) };
  return { window: { count: count + 1, endsAt }, seconds: 0 };
}

/** A fixed-window counter in memory: at most `limit` times per key and window, for a bounded number of keys. */
export class FixedWindows {
  private readonly windows = new Map<string, Window>();

  constructor(
    readonly limit: number,
    readonly windowMs: number,
    private readonly maxKeys = 20_000,
  ) {}

  /** @returns 0 if the key is allowed, else the seconds until it may try again */
  take(key: string, now = Date.now()): number {
    const before = this.windows.get(key);
    const { window, seconds } = countCall(before, this, now);
    if (window.endsAt !== before?.endsAt) {
      this.windows.delete(key);
      this.makeRoom();
    }
    this.windows.set(key, window);
    return seconds;
  }

  /** A Map keeps insertion order and all windows have the same length, so the first entry ends first. */
  private makeRoom(): void {
    if (this.windows.size < this.maxKeys) return;
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }
}
