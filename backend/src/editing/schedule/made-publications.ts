import type { Payload } from 'payload';
import { changeValue } from '../../database/change-value';

/** More than the versions that are kept. */
const MAX_KEPT = 100;

const keyOf = (key: string) => `planned-publications:${key}`;

/** What a plan has done: a publication, or a withdrawal. */
export interface Made {
  /** The public time (`Publishable`) since then. A version that was published has the same. */
  at: string;
  /** The public time before; empty in those of earlier releases. */
  before: string;
}

/** What plans have done to a page or part. All other publications were made by hand. */
export async function readMade(payload: Payload, key: string): Promise<Made[]> {
  const stored: unknown = await payload.kv.get(keyOf(key));
  if (!Array.isArray(stored)) return [];
  return stored.map((made: Made | string) => (typeof made === 'string' ? { at: made, before: '' } : made));
}

export const noteMade = (payload: Payload, key: string, made: Made) =>
  changeValue<(Made | string)[]>(payload, keyOf(key), (kept) => [made, ...(kept ?? [])].slice(0, MAX_KEPT));

export const forgetMade = (payload: Payload, key: string) => payload.kv.delete(keyOf(key)).catch(() => undefined);

/** Whether plans alone have published and withdrawn something between two of its public times. */
export function isByPlansAlone(made: readonly Made[], from: string, to: string): boolean {
  const before = new Map(made.map((each) => [each.at, each.before]));
  const seen = new Set<string>();
  let time: string | undefined = to;
  while (time && time !== from && !seen.has(time)) {
    seen.add(time);
    time = before.get(time);
  }
  return time === from;
}
