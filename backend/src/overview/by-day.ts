/**
 * Groups what happens at a time by its day, as people in a time zone see it.
 *
 * @param items in order
 * @param format names a day
 * @returns days in the items' order
 */
export function byDay<Item extends { at: string }>(
  items: readonly Item[],
  format: (at: Date) => string,
): { day: string; items: Item[] }[] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = format(new Date(item.at));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, of]) => ({ day, items: of }));
}
