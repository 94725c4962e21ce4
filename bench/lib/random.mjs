/**
 * Pseudo-random numbers, repeatable by their seed (mulberry32).
 *
 * @typedef {object} Random
 * @property {(below: number) => number} int a whole number from 0
 * @property {<T>(list: readonly T[]) => T} pick
 * @property {(share: number) => boolean} chance
 */

/**
 * @param {number} seed
 * @returns {Random}
 */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    int: (below) => Math.floor(next() * below),
    pick: (list) => /** @type {any} */ (list)[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  };
}
