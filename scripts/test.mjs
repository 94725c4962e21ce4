/**
 * `npm test`: every check and suite, and at the end the sum `N passed, N failed`. The checks, the unit tests, the
 * builds and the backend on PostgreSQL run side by side: each of them waits now and then, and the others use that time.
 * The end-to-end tests of the site, which measure time, have the machine to themselves. Whatever fails, the others run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { requireBrowsers } from './lib/browsers.mjs';
import { buildBackend } from './lib/build.mjs';
import { E2eStack } from './lib/e2e-stack.mjs';
import { readJestCounts } from './lib/jest-counts.mjs';
import { requireNginx } from './lib/nginx.mjs';
import { root } from './lib/paths.mjs';
import { buildRuns, runPlaywright, siteRuns } from './lib/playwright.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { findPrograms } from './lib/postgres-programs.mjs';
import { inShort, runPostgresSuites } from './lib/postgres-suites.mjs';
import { runNode } from './lib/processes.mjs';
import { findOrInstallRedis } from './lib/redis.mjs';
import { requireS3 } from './lib/s3.mjs';
import { TestResults } from './lib/test-results.mjs';

// Read by people, though it is no terminal in CI.
process.env.LOG_FORMAT ||= 'text';

const results = new TestResults();

/** @param {string} name */
const bin = (name) => path.join(root, 'node_modules', name);

/**
 * Each line of its output carries its name: others run at the same time.
 *
 * @param {string} name
 * @param {string[]} args
 */
const runProgram = (name, args) => runNode(args, { cwd: root, env: {}, label: `[${name}]` });

const tsc = bin('typescript-native/bin/tsc');

/** A check is a program that ends with 0. @param {string} name @param {string[]} args */
const check = (name, ...args) => results.run(name, () => runProgram(name, args));

async function runUnitTests() {
  const reports = await mkdtemp(path.join(os.tmpdir(), 'jest-report-'));
  const report = path.join(reports, 'jest.json');
  const isOk = await runProgram('unit tests', [bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`]).then(
    () => true,
    () => false,
  );
  const counts = await readJestCounts(report, isOk);
  await rm(reports, { recursive: true, force: true });
  return counts;
}

/** They read files that a build of the site, or of the backend, writes: those builds wait for them. */
async function checkTypesOfSite() {
  await check('route types', bin('next/dist/bin/next'), 'typegen');
  await check('types of the site', tsc, '--noEmit');
}
const checkTypesOfBackend = () => check('types of the backend', tsc, '--noEmit', '-p', 'backend');

async function runOtherChecks() {
  await check('lint', bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.');
  await check('styles', bin('stylelint/bin/stylelint.mjs'), '**/*.{scss,css}');
  await check('formatting', bin('prettier/bin/prettier.cjs'), '--check', '.');
  await check('unused code', bin('knip/bin/knip.js'), '--treat-config-hints-as-errors');
  await check('supply chain', 'scripts/audit.mjs');
}

const stack = new E2eStack();
/**
 * What the suites read of their environment, once everything that they need has started.
 *
 * @type {Record<string, string> | undefined}
 */
let env;

/** @param {string} name @param {string[][]} runs of Playwright */
const runSuites = (name, runs) =>
  results.run(name, async () => {
    if (!env) throw new Error('their stack has not started');
    return runPlaywright([], env, runs);
  });

/** They need the built site and its stack. */
async function runStackSuites() {
  await typesOfSite;
  await results.run('stack of the end-to-end tests', async () => {
    env = await stack.start(true);
  });
  await runSuites('end-to-end tests of builds', buildRuns);
}

/** On the same ports, and so of the same build: the other stack has ended. */
async function runSuitesOnPostgres() {
  const database = await startPostgres();
  try {
    return await runPostgresSuites(database.url, process.env.E2E_FULL ? undefined : inShort);
  } finally {
    await database.stop();
  }
}

/** They start backends of their own; the first two need the built one. */
async function runOtherBackends() {
  await check('starts on PostgreSQL', 'scripts/test-postgres.mjs', '--starts');
  await check('files on S3', 'scripts/test-s3.mjs');
  // Archives of PostgreSQL are made by its own programs.
  await check('files on S3 and PostgreSQL', 'scripts/test-s3.mjs', '--postgres', '--only=backup');
  await check('a site of one’s own', 'scripts/test-own-site.mjs');
}

async function runBuilds() {
  await results.run('build of the backend', buildBackend);
  await Promise.all([runStackSuites(), runOtherBackends()]);
  await check('several backends', 'scripts/test-two-backends.mjs');
  // On the build that the end-to-end tests have made.
  await check('several machines', 'scripts/test-cluster.mjs', '--build=.next-e2e');
}

/** Before anything that needs them: an installation takes longer than a suite waits. The suites say what is missing. */
async function installPrograms() {
  for (const install of [requireBrowsers, findPrograms, requireNginx, findOrInstallRedis, requireS3]) {
    try {
      await install();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

await installPrograms();
const typesOfSite = checkTypesOfSite();
await Promise.all([
  typesOfSite.then(() => Promise.all([runOtherChecks(), results.run('unit tests', runUnitTests)])),
  checkTypesOfBackend().then(runBuilds),
]);
await runSuites('end-to-end tests', siteRuns);
await stack.stop();
await results.run('end-to-end tests on PostgreSQL', runSuitesOnPostgres);
process.exit(results.print() ? 0 : 1);
