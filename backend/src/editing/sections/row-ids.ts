import { randomBytes } from 'node:crypto';
import { isRecord } from '../../wire/values';

/** Ids like those that Payload gives rows of blocks and arrays. */
export const newRowId = (): string => randomBytes(12).toString('hex');

/**
 * A copy of a row with new ids, nested rows included.
 *
 * @param ids gets the new ids, by the former ones
 */
export function withNewRowIds<T>(row: T, ids = new Map<string, string>()): T {
  const newId = (former: unknown) => {
    const id = newRowId();
    ids.set(String(former), id);
    return id;
  };
  const copy = (value: unknown, isRow: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => copy(each, true));
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([name, each]) => [name, copy(each, false)]);
    return { ...Object.fromEntries(entries), ...(isRow && 'id' in value && { id: newId(value.id) }) };
  };
  return copy(row, true) as T;
}
