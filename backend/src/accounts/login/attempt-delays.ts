/** How many attempts are free, and how long the first one beyond them waits. */
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
 * Delays that double with every attempt. An attempt counts before it is looked at, so that many at the same moment are
 * not all free; a right one is taken back with `forget`.
 */
export class AttemptDelays {
  private readonly rows = new Map<string, Row>();

  /** @returns the seconds that the key has to wait; 0 counts the attempt, and lets it be made */
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

  /** One attempt of a key that counts for many was right. */
  takeBack(key: string): void {
    const row = this.rows.get(key);
    if (row) row.count = Math.max(0, row.count - 1);
  }

  forget(key: string): void {
    this.rows.delete(key);
  }
}
