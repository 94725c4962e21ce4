/** The past, present and future states of a form. */
export interface History<T> {
  past: T[];
  present: T;
  future: T[];
  /** What was changed last, and when, so that continued typing in one field is one step. */
  last?: { what: string; at: number };
}

const maxSteps = 100;
const pauseMs = 1000;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/**
 * Adds a new state.
 *
 * @param what identifies the change; equal ones within a second are one step
 * @param at milliseconds
 */
export function record<T>(history: History<T>, present: T, what: string, at: number): History<T> {
  const { last } = history;
  const isSameStep = last?.what === what && at - last.at < pauseMs && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-maxSteps);
  return { past, present, future: [], last: { what, at } };
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: rest };
}
