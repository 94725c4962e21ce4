import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures of each failed test its file, its titles and what its errors say
 */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, failures: [] };

/**
 * What is read of Playwright's report.
 *
 * @typedef {{ message?: string, location?: { file: string, line: number } }} TestError
 * @typedef {{ status: string, results: { errors?: TestError[] }[] }} Test
 * @typedef {{ title: string, file: string, line: number, tests: Test[] }} Spec
 * @typedef {{ title?: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** Of each error, in letters. */
const maxErrorLength = 400;

/**
 * The first line of an error, with what was looked for, expected and received, how they differ, and where: often all
 * that is left of a run elsewhere.
 *
 * @param {TestError} error
 */
function describeError({ message = '', location }) {
  const lines = stripVTControlCharacters(message).split('\n');
  const told = lines.filter(
    (line, index) =>
      index === 0 || /^(Locator|Error|Expected|Received|- waiting|[+-] +(?!Expected|Received)\S)/.test(line.trim()),
  );
  const place = location ? ` (${path.basename(location.file)}:${location.line})` : '';
  return (
    told
      .map((line) => line.trim())
      .join(', ')
      .slice(0, maxErrorLength) + place
  );
}

/**
 * @param {Spec} spec
 * @param {string[]} titles of the groups that the test stands in
 */
function describeFailure({ file, line, title, tests }, titles) {
  const results = tests.flatMap((test) => test.results);
  const errors = results.find((result) => result.errors?.length)?.errors?.map(describeError) ?? ['not run'];
  return `${file}:${line} ${[...titles, title].join(' › ')}: ${errors.join(' | ')}`;
}

/**
 * @param {Suite} suite
 * @param {string[]} [titles] of the groups that it stands in
 * @returns {string[]}
 */
function listFailures({ specs = [], suites = [] }, titles = []) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [
    ...failed.map((spec) => describeFailure(spec, titles)),
    ...suites.flatMap((inner) => listFailures(inner, inner.title ? [...titles, inner.title] : titles)),
  ];
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
      return {
        passed: expected,
        failed: unexpected + flaky + skipped,
        failures: report.suites.flatMap((/** @type {Suite} */ suite) => listFailures(suite)),
      };
    },
    () => noCounts,
  );
  if (counts.failed > 0 || isOk) return counts;
  return { ...counts, failed: 1, failures: ['a run of Playwright ended without a failed test: its output says why'] };
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
