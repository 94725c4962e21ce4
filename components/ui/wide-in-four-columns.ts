/**
 * The items that become as wide as two, so that the last row of four columns is full. They are the last ones: a grid
 * that is packed densely fills every other gap by itself.
 *
 * @param widths in columns: 2 for a wide item, 0 for one that is hidden
 * @returns their places; none where there are too few to fill a row
 */
export function wideInFourColumns(widths: readonly number[]): Set<number> {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const missing = (4 - (total % 4)) % 4;
  const narrow = widths.flatMap((width, index) => (width === 1 ? [index] : []));
  return new Set(missing > 0 && narrow.length >= missing ? narrow.slice(-missing) : []);
}
