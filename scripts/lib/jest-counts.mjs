import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from './paths.mjs';

/**
 * What is read of Jest's report.
 *
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 */

/**
 * What a run of Jest has counted. A file that could not be run has failed, and so has a run that ended badly without a
 * failed test.
 *
 * @param {string} file the report in JSON that the run was to write
 * @param {boolean} isOk whether the run ended well
 * @returns {Promise<import('./e2e-counts.mjs').Counts>}
 */
export async function readJestCounts(file, isOk) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1, failures: ['unit tests: not run'] };
  /** @type {Report} */
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(text);
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file} could not be run`];
    return failed.map(({ fullName }) => `${file} ${fullName}`);
  });
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return failed === 0 && !isOk
    ? { passed: numPassedTests, failed: 1, failures: ['unit tests: ended badly'] }
    : { passed: numPassedTests, failed, failures };
}
