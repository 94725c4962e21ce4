/**
 * @template T
 * @param {readonly T[]} items
 * @returns {T[]} in a random order
 */
export const shuffled = (items) =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
