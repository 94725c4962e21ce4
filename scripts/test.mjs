/** `npm test`: every check and suite, and at the end the sum `N passed, N failed`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { root } from './lib/paths.mjs';
import { runNode } from './lib/processes.mjs';

const reports = await mkdtemp(path.join(os.tmpdir(), 'reports-'));
const total = { passed: 0, failed: 0 };
/** What has failed, named once more at the end: CI's log is cut at its start. @type {string[]} */
const failures = [];

/** @param {string} name */
const bin = (name) => path.join(root, 'node_modules', name);

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
async function run(name, args, env = {}) {
  console.info(`\n── ${name}`);
  const started = Date.now();
  try {
    await runNode(args, { cwd: root, env });
    console.info(`── ${name}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
    return true;
  } catch (error) {
    console.error(`── ${name}: ${error instanceof Error ? error.message : error}`);
    failures.push(name);
    return false;
  }
}

/** @param {string} name @param {string[]} args */
async function check(name, args) {
  total[(await run(name, args)) ? 'passed' : 'failed'] += 1;
}

/**
 * What is read of the reports.
 *
 * @typedef {object} Report
 * @property {number} numPassedTests Jest
 * @property {number} numFailedTests Jest
 * @property {number} numRuntimeErrorTestSuites Jest
 * @property {{ name: string, assertionResults: { status: string, fullName: string }[] }[]} testResults Jest
 * @property {number} passed end-to-end tests, of all their projects
 * @property {number} failed end-to-end tests, those that did not run included
 * @property {string[]} failures end-to-end tests that failed
 */

/** @param {Report} report of Jest */
const jestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative(root, name)} ${fullName}`),
  );

/**
 * Runs a suite and adds what it counted. A suite that fails without a failed test, or counts none, is a failure itself.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {string} report
 * @param {(json: Report) => { passed: number, failed: number, failures: string[] }} count
 */
async function suite(name, args, env, report, count) {
  const isOk = await run(name, args, env);
  const counted = await readFile(report, 'utf8').then(
    (text) => count(JSON.parse(text)),
    () => ({ passed: 0, failed: 0, failures: [] }),
  );
  failures.push(...counted.failures);
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (counted.failed === 0 && (!isOk || counted.passed === 0)) total.failed += 1;
}

await check('lint', [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.']);
await check('route types', [bin('next/dist/bin/next'), 'typegen']);
await check('types of the site', [bin('typescript/bin/tsc'), '--noEmit']);
await check('types of the backend', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'backend']);
await check('styles', [bin('stylelint/bin/stylelint.mjs'), '**/*.scss']);
await check('formatting', [bin('prettier/bin/prettier.cjs'), '--check', '.']);
await check('supply chain', ['scripts/audit.mjs']);

const jestReport = path.join(reports, 'jest.json');
await suite(
  'unit tests',
  [bin('jest/bin/jest.js'), '--json', `--outputFile=${jestReport}`],
  {},
  jestReport,
  (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    failures: jestFailures(json),
  }),
);

await check('backend on PostgreSQL', ['scripts/test-postgres.mjs']);

const playwrightReport = path.join(reports, 'playwright.json');
await suite(
  'end-to-end tests',
  ['scripts/test-e2e.mjs'],
  { E2E_REPORT: playwrightReport },
  playwrightReport,
  ({ passed, failed, failures }) => ({ passed, failed, failures }),
);

await rm(reports, { recursive: true, force: true });
if (failures.length > 0) console.info(`\nfailed:\n${failures.join('\n')}`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
