import { E2eStack } from './e2e-stack.mjs';
import { runPlaywright } from './playwright.mjs';

/** @param {string[]} names @returns {string[]} what Playwright finds their files by */
const patterns = (...names) => names.map((name) => `/${name}\\.spec\\.ts`);

/** What depends on the database most: records, versions, transactions. `npm test` runs these. */
export const shortSuites = patterns(
  ...['contract', 'publication', 'redirects-publication'],
  ...['forms-backend', 'forms-files', 'forms-inbox', 'forms-newsletter', 'forms-retention', 'messages-right'],
  ...['editing-backend', 'editing-conflicts', 'editing-preview', 'editing-refusals', 'editing-saves'],
  ...['publishing-backend', 'publishing-check', 'scheduled-publishing', 'audit-trail'],
  ...['db-move', 'demo-db-move', 'languages'],
);

/** All suites about content, forms, editing and accounts; the others look at pages. */
const allSuites = [
  ...shortSuites,
  ...patterns(
    'redirects',
    'newsletter',
    'editing',
    'editing-forms',
    'editing-page',
    'editing-publishing',
    'editing-session',
    'folded-search',
    'accounts',
    'proof-of-identity',
    'sessions',
    'second-factor',
  ),
];

/** Those that count what is public come before those that change it. */
const runs = [['untouched'], ['stacks', 'site', 'postgres']];

/**
 * Runs end-to-end suites against the production build and a backend on PostgreSQL.
 *
 * @param {string} serverUrl of a database on a PostgreSQL server
 * @param {string[]} [suites] regular expressions of their files
 * @returns {Promise<import('./e2e-counts.mjs').Counts>}
 */
export async function runPostgresSuites(serverUrl, suites = allSuites) {
  const stack = new E2eStack(serverUrl);
  try {
    return await runPlaywright(suites, await stack.start(false), runs);
  } finally {
    await stack.stop();
  }
}
