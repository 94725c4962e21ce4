/** How many attempts need no wait, and how long the first one after them waits. */
export interface Rule {
  free: number;
  firstDelayMs: number;
}

const MAX_DELAY_MS = 15 * 60 * 1000;
export const FORGET_AFTER_MS = 60 * 60 * 1000;
/** Of one kind. */
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

/** The rows of one kind of key. Those that make nobody wait are forgotten first, and the oldest of them. */
class Rows {
  private readonly free = new Map<string, Row>();
  private readonly waiting = new Map<string, Row>();

  get(key: string): Row | undefined {
    return this.waiting.get(key) ?? this.free.get(key);
  }

  set(key: string, row: Row, isFree: boolean): void {
    this.delete(key);
    (isFree ? this.free : this.waiting).set(key, row);
    if (this.free.size + this.waiting.size <= MAX_KEYS) return;
    const crowded = this.free.size > 0 ? this.free : this.waiting;
    const [oldest] = crowded.keys();
    if (oldest !== undefined) crowded.delete(oldest);
  }

  replace(key: string, row: Row): void {
    (this.waiting.has(key) ? this.waiting : this.free).set(key, row);
  }

  delete(key: string): void {
    this.free.delete(key);
    this.waiting.delete(key);
  }
}

/**
 * Delays that double with every attempt. An attempt counts before its password is checked, so that parallel attempts
 * are not all free; `forget` resets the count after a correct one. Each kind of key (`login:`, `code:`) has its own
 * room, so that whoever invents many keys of one kind cannot have the counts of another forgotten.
 */
export class AttemptDelays {
  private readonly kinds = new Map<string, Rows>();

  private rowsOf(key: string): Rows {
    const kind = key.split(':', 1)[0] ?? '';
    const rows = this.kinds.get(kind) ?? new Rows();
    this.kinds.set(kind, rows);
    return rows;
  }

  /**
   * Counts an attempt unless it has to wait.
   *
   * @param key begins with its kind, which is not from outside, and a colon
   * @returns the seconds to wait, 0 for none
   */
  take(key: string, rule: Rule = ordinary, now = Date.now()): number {
    const rows = this.rowsOf(key);
    const { row = { count: 1, at: now }, seconds } = countAttempt(rows.get(key), rule, now);
    if (seconds === 0) rows.set(key, row, row.count < rule.free);
    return seconds;
  }

  /** Removes one attempt from the count. */
  takeBack(key: string): void {
    const rows = this.rowsOf(key);
    const row = rows.get(key);
    if (row) rows.replace(key, withoutOne(row));
  }

  forget(key: string): void {
    this.rowsOf(key).delete(key);
  }
}
