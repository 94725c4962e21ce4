import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { requireBrowsers } from './browsers.mjs';
import { noCounts, readCounts, sumCounts } from './e2e-counts.mjs';
import { root } from './paths.mjs';
import { runNode } from './processes.mjs';

/**
 * The projects of `playwright.config.ts`, one run after the other: of projects that depend on each other, Playwright
 * leaves out all that come after a failed test.
 */
export const siteRuns = [['untouched'], ['stacks', 'site'], ['changing']];
export const buildRuns = [['build']];

const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

/** Whether this process may mount the small disks of `e2e/*disk-full.spec.ts`. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/**
 * Whether one of the suites that are to run opens the gallery.
 *
 * @param {string[]} args of Playwright; those that name files are regular expressions, and none stands for all
 */
export function needGallery(args) {
  const named = args.filter((arg) => arg.includes('.spec')).map((arg) => new RegExp(arg.replace(/:\d+$/, '')));
  const suites = readdirSync(path.join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  return suites
    .map((name) => path.join(root, 'e2e', name))
    .filter((file) => named.length === 0 || named.some((pattern) => pattern.test(file)))
    .some((file) => readFileSync(file, 'utf8').includes('E2E_GALLERY_URL'));
}

/**
 * Runs suites, whatever the ones before have found.
 *
 * @param {string[]} args of Playwright; with `--project` only that project is run
 * @param {Record<string, string>} env
 * @param {string[][]} [runs] the projects of each run
 * @returns {Promise<import('./e2e-counts.mjs').Counts>}
 * @throws {Error} where a browser is missing and cannot be installed
 */
export async function runPlaywright(args, env, runs = [...siteRuns, ...buildRuns]) {
  requireBrowsers();
  const hasProject = args.some((arg) => arg.startsWith('--project'));
  const reports = await mkdtemp(path.join(os.tmpdir(), 'e2e-reports-'));
  let total = noCounts;
  if (!canMount) console.info('full disks are mounted, which needs root on Linux: not tested');
  for (const [index, names] of (hasProject ? [[]] : runs).entries()) {
    const projects = names.map((name) => `--project=${name}`);
    // A run empties the folder of its results when it begins, and two may run at the same time.
    if (names.length > 0) projects.push(`--output=test-results/${names.join('-')}`);
    const report = path.join(reports, `${index}.json`);
    const isOk = await runNode([playwright, 'test', '--pass-with-no-tests', ...projects, ...args], {
      cwd: root,
      env: { ...env, E2E_REPORT: report },
    }).then(
      () => true,
      () => false,
    );
    total = sumCounts(total, await readCounts(report, isOk));
  }
  await rm(reports, { recursive: true, force: true });
  return total;
}
