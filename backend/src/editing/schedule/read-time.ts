import { isDate } from '../../validation/patterns';

const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A time in the future, at most a year ahead, or undefined. */
export function readTime(value: unknown, now = Date.now()): Date | undefined {
  const text = value instanceof Date ? value.toISOString() : value;
  if (typeof text !== 'string' || !ISO_TIME.test(text) || !isDate(text.slice(0, 10))) return undefined;
  const time = Date.parse(text);
  return time > now && time <= now + MAX_AHEAD_MS ? new Date(time) : undefined;
}
