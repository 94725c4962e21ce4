/**
 * `npm run test:s3`: a backend whose files are on a real S3 server, OpenStack Swift, which is installed from Debian
 * where there is none; where that is not possible it has failed. The library and visitors' files work as on the disk,
 * and a server that is slow, silent, away, or refuses the key has the named effects; files are moved, backed up and
 * restored. The database is SQLite, or one that is made on the PostgreSQL server of DATABASE_URL.
 *
 *   --postgres   on a PostgreSQL server of its own
 *   --only=TEXT  runs only the parts whose name has the text, and the library and a visitor's file before them
 */
import { buildBackend } from './lib/build.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { Installation, started as partsOf } from './lib/storage/installation.mjs';
import { addInEditMode, keepLibrary } from './lib/storage/library.mjs';
import { backUpAndRestore, moveToDisk, moveToS3 } from './lib/storage/move.mjs';
import { cutUploads, endInTime, startWithWrongKey, surviveOutage, workSlowly } from './lib/storage/outages.mjs';
import { keepVisitorsFiles, refuseHalfFiles } from './lib/storage/visitors.mjs';
import { TestResults } from './lib/test-results.mjs';

// Read by people, though it is no terminal in CI.
process.env.LOG_FORMAT ||= 'text';

const only = process.argv.find((part) => part.startsWith('--only='))?.split('=')[1] ?? '';
const results = new TestResults();
const server = process.argv.includes('--postgres') ? await startPostgres() : undefined;
const { DATABASE_URL } = process.env;
const installation = new Installation(server?.url ?? (isPostgres(DATABASE_URL) ? DATABASE_URL : undefined));

/** @param {string | undefined} url */
function isPostgres(url) {
  return /^postgres(?:ql)?:/.test(url ?? '');
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work the figures that it gives are printed
 */
async function part(name, work) {
  if (!name.includes(only)) return;
  await results.run(name, async () => {
    const figures = await work();
    if (figures !== undefined) console.info(`${name}: ${JSON.stringify(figures)}`);
  });
}

await buildBackend();
try {
  await installation.start();
  const started = partsOf(installation);
  const docs = await keepLibrary(started);
  const { picture } = docs;
  await part('upload in the edit mode', () => addInEditMode(started));
  const message = await keepVisitorsFiles(started);
  const content = { docs, message };
  await part('half files of visitors', () => refuseHalfFiles(started));
  await part('slow', () => workSlowly(started, picture));
  await part('silent', () => endInTime(started, picture));
  await part('cut in an upload', () => cutUploads(started));
  await part('away', () => surviveOutage(started, picture));
  await part('moved to the disk', () => moveToDisk(started, content));
  await part('moved to S3', () => moveToS3(started, content));
  await part('backup and restore', () => backUpAndRestore(started));
  await part('a wrong key', () => startWithWrongKey(started, picture));
} catch (error) {
  await results.run('a backend on S3', () => Promise.reject(error));
} finally {
  await installation.stop();
  await server?.stop();
}
process.exit(results.print() ? 0 : 1);
