/**
 * A small set of entries that together have every feature. It repeatedly takes the entry with the most features that
 * are still missing.
 *
 * @param {ReadonlyMap<string, readonly string[]>} features of each entry
 * @returns {string[]} the entries, the one with the most features first; of equals the first of the map
 */
export function coverAll(features) {
  const missing = new Set([...features.values()].flat());
  const gain = (/** @type {string} */ entry) => new Set(features.get(entry)?.filter((one) => missing.has(one))).size;
  /** @type {string[]} */
  const cover = [];
  while (missing.size > 0) {
    const best = [...features.keys()].reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const feature of features.get(best) ?? []) missing.delete(feature);
    cover.push(best);
  }
  return cover;
}
