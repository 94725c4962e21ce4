/**
 * `npm run test:e2e`: Playwright against the production build and the real backend, with a database of its own. Further
 * arguments go to Playwright; with `--project=NAME` only that project is run. What has been built is built again only
 * when something that it is made of has changed, and the gallery only where a suite opens it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { E2eStack } from './lib/e2e-stack.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { needGallery, runPlaywright } from './lib/playwright.mjs';

const args = process.argv.slice(2);
const reports = await mkdtemp(path.join(os.tmpdir(), 'e2e-reports-'));
const stack = new E2eStack();
let status = 0;
try {
  const env = await stack.start(needGallery(args));
  await runPlaywright(args, env, reports);
} catch (error) {
  status = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await stack.stop();
  await rm(reports, { recursive: true, force: true });
}
if (status) exitWithLine('the end-to-end tests failed');
