/** How many attempts need no wait, and how long the first one after them waits. */
export interface Rule {
  free: number;
  firstDelayMs: number;
}

const MAX_DELAY_MS = 15 * 60 * 1000;
export const FORGET_AFTER_MS = 60 * 60 * 1000;
const MAX_KEYS = 20_000;

export interface Row {
  count: number;
  at: number;
}

export const ordinary: Rule = { free: 5, firstDelayMs: 2000 };

/**
 * Counts an attempt unless it has to wait.
 *
 * @param row what is known of the attempts before
 * @returns what is known from now on, and the seconds to wait, 0 for none
 */
export function countAttempt(
  row: Row | undefined,
  { free, firstDelayMs }: Rule,
  now: number,
): { row: Row | undefined; seconds: number } {
  const known = row && now - row.at <= FORGET_AFTER_MS ? row : undefined;
  const count = known?.count ?? 0;
  const delayMs = count < free ? 0 : Math.min(firstDelayMs * 2 ** (count - free), MAX_DELAY_MS);
  const waitMs = known ? known.at + delayMs - now : 0;
  return waitMs > 0
    ? { row: known, seconds: Math.ceil(waitMs / 1000) }
    : { row: { count: count + 1, at: now }, seconds: 0 };
}

/** One attempt less. */
export const withoutOne = ({ count, at }: Row): Row => ({ count: Math.max(0, count - 1), at });

/**
 * Delays that double with every attempt. An attempt counts before its password is checked, so that parallel attempts
 * are not all free; `forget` resets the count after a correct one.
 */
export class AttemptDelays {
  private readonly rows = new Map<string, Row>();

  /** Counts an attempt unless it has to wait. @returns the seconds to wait, 0 for none */
  take(key: string, rule: Rule = ordinary, now = Date.now()): number {
    const { row, seconds } = countAttempt(this.rows.get(key), rule, now);
    if (seconds > 0) return seconds;
    this.rows.delete(key);
    this.rows.set(key, row ?? { count: 1, at: now });
    const [oldest] = this.rows.keys();
    if (this.rows.size > MAX_KEYS && oldest !== undefined) this.rows.delete(oldest);
    return 0;
  }

  /** Removes one attempt from the count. */
  takeBack(key: string): void {
    const row = this.rows.get(key);
    if (row) this.rows.set(key, withoutOne(row));
  }

  forget(key: string): void {
    this.rows.delete(key);
  }
}
