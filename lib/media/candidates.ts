/**
 * Leaves out of a `srcset` what no browser would gain by: candidates narrower than any box of the picture, and those
 * beyond the first that has all of its pixels. Each is spelt twice in a page.
 *
 * @param srcSet as `next/image` writes it, narrowest first
 * @param from the least width, in pixels, that is of use
 * @param to the width, in pixels, that has everything
 */
export function usefulCandidates(srcSet: string, from: number, to: number): string {
  const candidates = srcSet.split(', ').map((text) => ({ text, width: Number(/ (\d+)w$/.exec(text)?.[1]) }));
  const enough = candidates.findIndex(({ width }) => width >= to);
  const useful = candidates
    .slice(0, enough === -1 ? undefined : enough + 1)
    .filter(({ width }, index, all) => width >= from || index === all.length - 1);
  return useful.map(({ text }) => text).join(', ');
}
