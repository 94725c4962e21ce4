/**
 * `npm run restore FILE`: puts an archive of `npm run backup` in the place of what is there, which is kept aside.
 * `npm run restore -- FILE --check` only checks the archive. A restore that was interrupted is finished first; without a
 * file, that is all (docs/operations.md). Ends with 0, or with 1 and a line that says what is wrong; then nothing was
 * changed.
 */
import './lib/prepare.mjs';

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { refuseFurther, refuseOptionsOfNpm } from '../lib/env/own-arguments.mjs';
import { integer } from '../lib/env/values.mjs';
import { namePlaces } from './lib/backup/name-places.mjs';
import { readPlaces } from './lib/backup/places.mjs';
import { checkArchive } from './lib/backup/check-archive.mjs';
import { finishRestore, isInterrupted, restoreBackup } from './lib/backup/restore-backup.mjs';
import { readBackupSettings } from './lib/backup/settings.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { backendRoot, root } from './lib/paths.mjs';
import { isPortFree } from './lib/processes.mjs';
import { loadSecrets } from './lib/secrets.mjs';

const options = /** @type {const} */ ({ check: { type: 'boolean', default: false } });

/** @typedef {import('./lib/backup/places.mjs').Places} Places */

/** @param {Places['database']['dialect']} dialect */
async function readKnownMigrations(dialect) {
  const names = await readdir(path.join(backendRoot, 'src/migrations', dialect));
  return names.filter((name) => /^\d.*\.ts$/.test(name)).map((name) => path.basename(name, '.ts'));
}

/**
 * A backend that waits for the restore has no connection to PostgreSQL, but it listens on its port.
 *
 * @param {Places} places
 */
async function requireFreePort({ database }) {
  const port = integer(process.env, 'BACKEND_PORT', 3001, 1, 65535);
  if (database.dialect === 'postgres' && !(await isPortFree(port)))
    throw new Error(`port ${port} is taken: stop the backend first, or set BACKEND_PORT to its port`);
}

/** @param {Places} places @param {string | undefined} file @param {boolean} isCheck */
async function restore(places, file, isCheck) {
  if (!file) throw new Error('name the archive: npm run restore backups/backup-….tar.gz');
  const job = {
    places,
    settings: readBackupSettings(process.env, root),
    secrets: await loadSecrets(),
    hasOwnSecrets: Boolean(process.env.PAYLOAD_SECRET),
    version: JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')).version,
    file: path.resolve(process.env.INIT_CWD ?? process.cwd(), file),
    knownMigrations: await readKnownMigrations(places.database.dialect),
  };
  const started = Date.now();
  if (isCheck) {
    const { madeAt, files } = await checkArchive(job);
    return console.info(`restore: ${file} is whole (made at ${madeAt}, ${Object.keys(files).length} files)`);
  }
  await requireFreePort(places);
  const { manifest, aside, hasOtherSecret } = await restoreBackup(job);
  if (hasOtherSecret)
    console.warn(
      'restore: PAYLOAD_SECRET is not the one of the backup: second factors cannot be read until .data/secrets.json of that time is back',
    );
  const kept = aside.length > 0 ? `; what was there is kept: ${aside.join(', ')}` : '';
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.info(`restore: the content of ${manifest.madeAt} is in place (${seconds} s)${kept}`);
}

/** @type {Places | undefined} */
let places;
try {
  refuseOptionsOfNpm('restore', Object.keys(options), process.env);
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  refuseFurther(positionals, 1);
  const [[file], isCheck] = [positionals, values.check];
  places = readPlaces(process.env, root);
  console.info(`restore: into ${namePlaces(places)}`);
  // To unpack an archive would remove what the interrupted restore still needs.
  if (isCheck && (await isInterrupted(places)))
    throw new Error('another restore was interrupted, so nothing is checked');
  const isFinished = await finishRestore(places);
  if (isFinished) console.info('restore: the interrupted restore is finished');
  if (file || !isFinished) await restore(places, file, isCheck);
} catch (error) {
  const isHalf = places && (await isInterrupted(places));
  const outcome = isHalf ? 'run npm run restore again to finish it' : 'nothing was changed';
  exitWithLine(`restore: ${error instanceof Error ? error.message : error}; ${outcome}`);
}
