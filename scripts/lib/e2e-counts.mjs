import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures of each failed test its file, its title and the first line of its error
 */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, failures: [] };

/**
 * What is read of Playwright's report.
 *
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} Test
 * @typedef {{ title: string, file: string, line: number, tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Spec} spec */
function describeFailure({ file, line, title, tests }) {
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? 'not run';
  return `${file}:${line} ${title}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`;
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function listFailures({ specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [...failed.map(describeFailure), ...suites.flatMap(listFailures)];
}

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
      const report = JSON.parse(text);
      const { expected, unexpected, flaky, skipped } = report.stats;
      return { passed: expected, failed: unexpected + flaky + skipped, failures: listFailures(report) };
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
  failures: [...one.failures, ...other.failures],
});
