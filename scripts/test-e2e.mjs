/**
 * `npm run test:e2e`: Playwright against the production build and the real backend, with a database of its own. Further
 * arguments go to Playwright; with `--project=NAME` only that project is run. What has been built is built again only
 * when something that it is made of has changed, and the gallery only where a suite opens it.
 */
import { E2eStack } from './lib/e2e-stack.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { needGallery, runPlaywright } from './lib/playwright.mjs';

// Read by people, though it is no terminal in CI.
process.env.LOG_FORMAT ||= 'text';

const args = process.argv.slice(2);
const stack = new E2eStack();
let counts;
try {
  counts = await runPlaywright(args, await stack.start(needGallery(args)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await stack.stop();
}
for (const failure of counts?.failures ?? []) console.info(`failed: ${failure}`);
if (counts) console.info(`end-to-end tests: ${counts.passed} passed, ${counts.failed} failed`);
if (!counts || counts.failed > 0 || counts.passed === 0) exitWithLine('the end-to-end tests failed');
