/** A fixed-window counter in memory: at most `limit` times per key and window, for a bounded number of keys. */
export class FixedWindows {
  private readonly windows = new Map<string, { count: number; endsAt: number }>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly maxKeys = 20_000,
  ) {}

  /** @returns 0 if the key is allowed, else the seconds until it may try again */
  take(key: string, now = Date.now()): number {
    const window = this.windows.get(key);
    if (window && window.endsAt > now) {
      if (window.count >= this.limit) return Math.ceil((window.endsAt - now) / 1000);
      window.count += 1;
      return 0;
    }
    this.windows.delete(key);
    this.makeRoom();
    this.windows.set(key, { count: 1, endsAt: now + this.windowMs });
    return 0;
  }

  /** A Map keeps insertion order and all windows have the same length, so the first entry ends first. */
  private makeRoom(): void {
    if (this.windows.size < this.maxKeys) return;
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }
}
