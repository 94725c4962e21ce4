import type { StoredValues } from '../../wire/values';

type Row = StoredValues | undefined;

/**
 * Finds the stored row of each item in an edited list, by its `rowId`: a moved row keeps the texts of the other
 * languages. An item without one is new.
 *
 * For a client that sends no row ids, rows are guessed: the row with the same values; and if there is one, the row at
 * the same place for the others. If no row has the same values, the list is new.
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
