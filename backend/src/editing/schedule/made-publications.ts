import type { Payload } from 'payload';
import { changeValue } from '../../database/change-value';

/** More than the versions that are kept. */
const MAX_KEPT = 100;

const keyOf = (key: string) => `planned-publications:${key}`;

/** The times of the versions that plans have published. All others that are public were published by hand. */
export async function readMade(payload: Payload, key: string): Promise<string[]> {
  const stored: unknown = await payload.kv.get(keyOf(key));
  return Array.isArray(stored) ? (stored as string[]) : [];
}

export const noteMade = (payload: Payload, key: string, updatedAt = '') =>
  changeValue<string[]>(payload, keyOf(key), (kept) => [updatedAt, ...(kept ?? [])].slice(0, MAX_KEPT));

export const forgetMade = (payload: Payload, key: string) => payload.kv.delete(keyOf(key)).catch(() => undefined);
