/**
 * The items that become two columns wide, so that the last row of four columns is full. They are the last ones, since a
 * densely packed grid fills all other gaps.
 *
 * @param widths in columns: 2 for a wide item, 0 for a hidden one
 * @returns their indexes; none if there are too few to fill a row
 */
export function wideInFourColumns(widths: readonly number[]): Set<number> {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const missing = (4 - (total % 4)) % 4;
  const narrow = widths.flatMap((width, index) => (width === 1 ? [index] : []));
  return new Set(missing > 0 && narrow.length >= missing ? narrow.slice(-missing) : []);
}
