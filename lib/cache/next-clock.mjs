/**
 * Older than every page's time to be made anew, younger than the year after which Next has visitors wait for a new
 * copy.
 */
const longAgoMs = 30 * 24 * 3600 * 1000;

/**
 * The clock that Next compares the times of cached entries with. It goes on from the start of the process, whatever
 * happens to the clock of the system.
 *
 * @returns {number} milliseconds
 */
export const nextNow = () => performance.timeOrigin + performance.now();

/**
 * When a cached entry was made, by the clock that Next compares with. Files and Next's own memory have the time of the
 * system's clock, which is set forward and back: by a time server, by hand, when a virtual machine wakes up. Unless it
 * is translated, no page becomes due after a jump forward, and after a jump back every page is due at every visit.
 *
 * An entry that is younger than the present was made before a jump back. Nobody knows how old it is: it counts as due.
 *
 * @param {number} madeAt milliseconds, as of `Date.now()`
 * @returns {number} milliseconds, as of `nextNow()`; never more than 30 days ago, so that a page is served while its
 *   next copy is made
 */
export function toNextClock(madeAt) {
  const now = nextNow();
  const age = Date.now() - madeAt;
  return now - (age < 0 ? longAgoMs : Math.min(age, longAgoMs));
}
