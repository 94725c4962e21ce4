/**
 * How many pictures share the row of each one, so that the last row leaves no hole: the pictures of the last two rows
 * are divided between them.
 *
 * @param count of the pictures
 * @param columns of a full row
 * @returns by picture, the number of pictures in its row
 */
export function shareRows(count: number, columns: number): number[] {
  const rest = count % columns;
  const full = rest === 0 || count < columns ? count - rest : count - rest - columns;
  const left = count - full;
  const first = left > columns ? Math.ceil(left / 2) : left;
  return Array.from({ length: count }, (_, index) => {
    if (index < full) return columns;
    return index < full + first ? first : left - first;
  });
}
