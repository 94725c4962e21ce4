/** How many attempts need no wait, and how long the first one after them waits. */
interface Rule {
  free: number;
  firstDelayMs: number;
}

const MAX_DELAY_MS = 15 * 60 * 1000;
const FORGET_AFTER_MS = 60 * 60 * 1000;
const MAX_KEYS = 20_000;

interface Row {
  count: number;
  at: number;
}

/**
 * Delays that double with every attempt. An attempt counts before its password is checked, so that parallel attempts
 * are not all free; `forget` resets the count after a correct one.
 */
export class AttemptDelays {
  private readonly rows = new Map<string, Row>();

  /** Counts an attempt unless it has to wait. @returns the seconds to wait, 0 for none */
  take(key: string, { free, firstDelayMs }: Rule = { free: 5, firstDelayMs: 2000 }, now = Date.now()): number {
    const row = this.rows.get(key);
    const isOld = !row || now - row.at > FORGET_AFTER_MS;
    const count = isOld ? 0 : row.count;
    const delayMs = count < free ? 0 : Math.min(firstDelayMs * 2 ** (count - free), MAX_DELAY_MS);
    const waitMs = isOld ? 0 : row.at + delayMs - now;
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    this.rows.delete(key);
    this.rows.set(key, { count: count + 1, at: now });
    const [oldest] = this.rows.keys();
    if (this.rows.size > MAX_KEYS && oldest !== undefined) this.rows.delete(oldest);
    return 0;
  }

  /** Removes one attempt from the count. */
  takeBack(key: string): void {
    const row = this.rows.get(key);
    if (row) row.count = Math.max(0, row.count - 1);
  }

  forget(key: string): void {
    this.rows.delete(key);
  }
}
