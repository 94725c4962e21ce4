/** The longest sequence of ids that is in the same order in both lists; all other ids that are in both have moved. */
export function unmovedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const places = after.map((id) => before.indexOf(id));
  const runs: number[][] = [];
  for (const [index, place] of places.entries()) {
    if (place < 0) continue;
    const extendable = runs.filter((run) => (places[run.at(-1) ?? -1] ?? -1) < place);
    const longest = extendable.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, index]);
  }
  const best = runs.reduce<number[]>((found, run) => (run.length > found.length ? run : found), []);
  return new Set(best.map((index) => after[index] ?? ''));
}
