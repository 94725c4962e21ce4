/**
 * `npm run test:postgres`: the backend on a PostgreSQL of its own. First its starts (`--starts`: these alone), then the
 * end-to-end suites about content, forms, editing and accounts (`--suites`: these alone). Files that are named as
 * further arguments are run instead of those. Installs PostgreSQL from Debian where there is none; where that is not
 * possible it has failed.
 */
import { exitWithLine } from './lib/exit-with-line.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { checkStarts } from './lib/postgres-starts.mjs';
import { runPostgresSuites } from './lib/postgres-suites.mjs';

// Read by people, though it is no terminal in CI.
process.env.LOG_FORMAT ||= 'text';

const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith('--'));
const hasPart = args.includes('--starts') || args.includes('--suites') || files.length > 0;

const database = await startPostgres().catch(exitWithLine);
let failure;
try {
  if (!hasPart || args.includes('--starts')) {
    await checkStarts(database.url);
    console.info('starts on PostgreSQL: passed');
  }
  if (!hasPart || args.includes('--suites') || files.length > 0) {
    const { passed, failed, failures } = await runPostgresSuites(database.url, files.length > 0 ? files : undefined);
    for (const line of failures) console.info(`failed: ${line}`);
    console.info(`end-to-end tests on PostgreSQL: ${passed} passed, ${failed} failed`);
    if (failed > 0 || passed === 0) failure = 'the end-to-end tests on PostgreSQL failed';
  }
} catch (error) {
  failure = error;
} finally {
  await database.stop();
}
if (failure) exitWithLine(failure);
