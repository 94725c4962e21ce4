/** For how long an equal event is counted instead of logged, in milliseconds. */
const defaultWindowMs = 60_000;

/** How many different events are remembered. Beyond this, the oldest is forgotten, and logged again if it happens. */
const maxEvents = 500;

interface Seen {
  count: number;
  timer: NodeJS.Timeout;
}

/**
 * Lets an event through once, and then counts the equal ones. A line with their number follows at the end of each
 * window.
 */
export class Repeats<Event> {
  readonly #seen = new Map<string, Seen>();

  /**
   * @param report called with how often the event was repeated, if it was
   * @param windowMs milliseconds
   */
  constructor(
    private readonly report: (event: Event, count: number) => void,
    private readonly windowMs = defaultWindowMs,
  ) {}

  /**
   * @param key equal for equal events
   * @returns whether the event is to be logged
   */
  admit(key: string, event: Event): boolean {
    const seen = this.#seen.get(key);
    if (seen) {
      seen.count += 1;
      return false;
    }
    if (this.#seen.size >= maxEvents) this.#forget([...this.#seen.keys()][0] ?? '');
    const timer = setInterval(() => this.#close(key, event), this.windowMs);
    timer.unref();
    this.#seen.set(key, { count: 0, timer });
    return true;
  }

  #close(key: string, event: Event): void {
    const count = this.#seen.get(key)?.count ?? 0;
    if (count === 0) this.#forget(key);
    else {
      this.#seen.set(key, { ...(this.#seen.get(key) as Seen), count: 0 });
      this.report(event, count);
    }
  }

  #forget(key: string): void {
    clearInterval(this.#seen.get(key)?.timer);
    this.#seen.delete(key);
  }
}
