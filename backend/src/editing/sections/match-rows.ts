import type { StoredValues } from '../../wire/values';

type Row = StoredValues | undefined;

/**
 * Finds the stored row that each item of an edited list is, by the `rowId` it was handed out with: a row that was moved
 * keeps the texts of the other languages. An item without one is new.
 *
 * A client that knows nothing of row ids gets the best guess: the row that says the same, and once there is one, for
 * the others the row in their place. Where nothing is the same the list is a new one.
 */
export function matchRows(
  stored: readonly StoredValues[],
  items: readonly StoredValues[],
  saysTheSame: (row: StoredValues, item: StoredValues) => boolean,
): Row[] {
  const free = new Set(stored);
  const take = (row: Row): Row => (row && free.delete(row) ? row : undefined);
  if (items.some(({ rowId }) => rowId !== undefined)) {
    const byId = new Map(stored.map((row) => [row.id, row]));
    return items.map(({ rowId }) => take(byId.get(rowId)));
  }
  const same = items.map((item) => take([...free].find((row) => saysTheSame(row, item))));
  return same.some(Boolean) ? same.map((row, index) => row ?? take(stored[index])) : same;
}
