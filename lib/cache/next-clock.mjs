import { readSiteEnv } from '../env/site-env.mjs';

/** @type {number | undefined} */
let knownLongAgoMs;

/**
 * Longer than any page stays fresh, and shorter than the year after which Next makes visitors wait for a new copy, if
 * pages do not stay fresh for that year. Read once: it is asked for at every request.
 *
 * @returns {number} milliseconds
 */
export function longAgoMs() {
  knownLongAgoMs ??= Math.max(30 * 24 * 3600, readSiteEnv(process.env).revalidateSeconds + 1) * 1000;
  return knownLongAgoMs;
}

/**
 * The clock that Next compares the times of cached entries with. It goes on from the start of the process, whatever
 * happens to the clock of the system.
 *
 * @returns {number} milliseconds
 */
export const nextNow = () => performance.timeOrigin + performance.now();

/**
 * When a cached entry was made, by the clock that Next compares with. Files and Next's own memory have the time of the
 * system's clock, which is set forward and back: by a time server, by hand, when a virtual machine wakes up. Without
 * this translation, no page would become stale after a jump forward, and every page would be stale at every visit after
 * a jump back.
 *
 * An entry with a time in the future was made before a jump back. Its age is unknown, so it counts as stale.
 *
 * @param {number} madeAt milliseconds, as of `Date.now()`
 * @returns {number} milliseconds, as of `nextNow()`; never much longer ago than pages stay fresh, and 30 days if
 *   that is more, so that a page is served while its next copy is made
 */
export function toNextClock(madeAt) {
  const now = nextNow();
  const age = Date.now() - madeAt;
  return now - (age < 0 ? longAgoMs() : Math.min(age, longAgoMs()));
}
