import type { itemKey, Path, rowKey } from './types';

type Key = typeof itemKey | typeof rowKey;

const partOf = (value: unknown, part: string | number): unknown =>
  (value as Record<string | number, unknown> | null | undefined)?.[part];

function indexAfter(index: number, before: unknown, after: unknown, key: Key): number | undefined {
  const own = partOf(partOf(before, index), key);
  if (own === undefined || !Array.isArray(after)) return index;
  const found = after.findIndex((item) => partOf(item, key) === own);
  return found === -1 ? undefined : found;
}

/**
 * The path of a field after items of lists were moved or removed.
 *
 * @param key identifies an item before and after; an item without it counts as not moved
 * @returns undefined if the item was removed
 */
export function pathAfter([part, ...rest]: Path, before: unknown, after: unknown, key: Key): Path | undefined {
  if (part === undefined) return [];
  const place = typeof part === 'number' ? indexAfter(part, before, after, key) : part;
  if (place === undefined) return undefined;
  const below = pathAfter(rest, partOf(before, part), partOf(after, place), key);
  return below && [place, ...below];
}
