import { E2eStack } from './e2e-stack.mjs';
import { runPlaywright } from './playwright.mjs';
import { furtherSuites, shortSuites } from './postgres-suite-lists.mjs';

/** @param {readonly string[]} names @returns {string[]} what Playwright finds their files by */
const patterns = (names) => names.map((name) => `/${name}\\.spec\\.ts`);

/** Those that count what is public come before those that change it, and those that change every page last. */
const runs = [['untouched'], ['stacks', 'site', 'postgres'], ['changing']];

/** What `npm test` runs. */
export const inShort = patterns(shortSuites);
const inFull = patterns([...shortSuites, ...furtherSuites]);

/**
 * Runs end-to-end suites against the production build and a backend on PostgreSQL.
 *
 * @param {string} serverUrl of a database on a PostgreSQL server
 * @param {string[]} [suites] regular expressions of their files
 * @returns {Promise<import('./e2e-counts.mjs').Counts>}
 */
export async function runPostgresSuites(serverUrl, suites = inFull) {
  const stack = new E2eStack(serverUrl);
  try {
    return await runPlaywright(suites, await stack.start(false), runs);
  } finally {
    await stack.stop();
  }
}
