import type { FieldHook } from 'payload';
import { MAX_KEY_LENGTH } from '../validation/patterns';
import { isRecord, rowsOf, textOf, type StoredValues } from './values';

/** The first key of this stem that is free; a long stem is shortened. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const end = `-${number}`;
    const free = key.slice(0, MAX_KEY_LENGTH - end.length).replace(/-$/, '') + end;
    if (!taken.has(free)) return free;
  }
}

/**
 * The keys of a list's rows, each of which is the key of one row only: the admin copies a row with its key. The first
 * row keeps it, the others get a number, the same ones each time.
 *
 * @returns undefined for a row without a key
 */
export function ownKeys(rows: readonly StoredValues[]): (string | undefined)[] {
  const keys = rows.map(({ key }) => textOf(key));
  const taken = new Set(keys.filter((key) => key !== undefined));
  return keys.map((key, index) => {
    if (key === undefined || keys.indexOf(key) === index) return key;
    const free = freeKey(key, taken);
    taken.add(free);
    return free;
  });
}

/** Rows without a key get that of their id. */
export function withOwnKeys(rows: unknown): StoredValues[] {
  const named = rowsOf(rows).map((row) => (row.key ? row : { ...row, key: `item-${String(row.id)}` }));
  const keys = ownKeys(named);
  return named.map((row, index) => (row.key === keys[index] ? row : { ...row, key: keys[index] }));
}

/** Stores no key twice in a list. A missing one is for the validator of its field. */
export const storeOwnKeys: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value as unknown;
  const keys = ownKeys(value.map((row: unknown) => (isRecord(row) ? row : {})));
  return value.map((row: unknown, index) => (isRecord(row) && keys[index] ? { ...row, key: keys[index] } : row));
};
