import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number }} Counts */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0 };

/**
 * What a run of Playwright has counted. A test that was skipped or did not run has failed, and so has a run that ended
 * badly without a failed test: its files could not be loaded, or it was ended from outside.
 *
 * @param {string} file the report in JSON that the run was to write
 * @param {boolean} isOk whether the run ended well
 * @returns {Promise<Counts>}
 */
export async function readCounts(file, isOk) {
  const counts = await readFile(file, 'utf8').then(
    (text) => {
      const { expected, unexpected, flaky, skipped } = JSON.parse(text).stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    },
    () => noCounts,
  );
  return counts.failed === 0 && !isOk ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export const sumCounts = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});
