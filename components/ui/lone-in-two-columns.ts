/**
 * The items that would have a gap beside them in two columns: those before a wide one, and the last of an odd number.
 *
 * @param widths in columns: 2 for a wide item, 0 for a hidden one
 * @returns the indexes of items that may have the row to themselves
 */
export function loneInTwoColumns(widths: readonly number[]): Set<number> {
  const lone = new Set<number>();
  let open: number | undefined;
  widths.forEach((width, index) => {
    if (width === 0) return;
    if (width === 2 && open !== undefined) lone.add(open);
    open = width === 1 && open === undefined ? index : undefined;
  });
  return open === undefined ? lone : lone.add(open);
}
