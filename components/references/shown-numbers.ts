/** How many numbers beside the current one are links. */
const beside = 1;

/**
 * The numbers of the pages of a list that are shown as links: the first, the last, the current one and its neighbours,
 * and for a crawler some between, so that no page of a long list is many steps away.
 *
 * @param current from 1
 * @param count of all pages
 * @returns in ascending order
 */
export function shownNumbers(current: number, count: number): number[] {
  const near = Array.from({ length: 2 * beside + 1 }, (_, index) => current - beside + index);
  const between = [Math.round((1 + current) / 2), Math.round((current + count) / 2)];
  const numbers = new Set([1, ...near, ...between, count].filter((number) => number >= 1 && number <= count));
  return [...numbers].sort((a, b) => a - b);
}
