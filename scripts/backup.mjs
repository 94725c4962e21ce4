/**
 * `npm run backup`: makes an archive of the database, the media, visitors' files and, if it is encrypted, the secrets,
 * while the installation runs (docs/operations.md). Says first what it is of. Ends with 0 and a line that names the
 * archive, with 1 and a line that says what is wrong, or with 3 while another process makes one. With `--kept` the
 * archive is never deleted by a later one: the backend makes it before it clears the content.
 */
import './lib/prepare.mjs';

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { stateFileOf } from '../lib/storage/backup-folder.mjs';
import { refuseOptionsOfNpm } from '../lib/env/own-arguments.mjs';
import { exitWithLine } from './lib/exit-with-line.mjs';
import { BusyError } from './lib/backup/lock.mjs';
import { makeBackup } from './lib/backup/make-backup.mjs';
import { namePlaces } from './lib/backup/name-places.mjs';
import { readPlaces } from './lib/backup/places.mjs';
import { inMb } from './lib/backup/room.mjs';
import { readBackupSettings } from './lib/backup/settings.mjs';
import { readBackupState, writeBackupState } from './lib/backup/state.mjs';
import { root } from './lib/paths.mjs';
import { loadSecrets } from './lib/secrets.mjs';

const options = /** @type {const} */ ({ kept: { type: 'boolean', default: false } });
const busyStatus = 3;

const started = Date.now();
/** @type {import('./lib/backup/settings.mjs').BackupSettings | undefined} */
let settings;
/** @type {import('./lib/backup/places.mjs').Places | undefined} */
let places;

/** @param {boolean} isOk @param {string} message @param {{ file: string, bytes: number }} [made] */
async function record(isOk, message, made) {
  if (!settings || !places) return;
  const at = new Date().toISOString();
  try {
    const file = await stateFileOf(settings.dir, root, places.database);
    const before = await readBackupState(file);
    const lastGood = made ? { at, file: path.basename(made.file), bytes: made.bytes } : before?.lastGood;
    await writeBackupState(file, { at, isOk, message, lastGood });
  } catch {
    // The result cannot be stored; the message is printed all the same.
  }
}

try {
  refuseOptionsOfNpm('backup', Object.keys(options), process.env);
  const { values } = parseArgs({ options });
  settings = readBackupSettings(process.env, root);
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  places = readPlaces(process.env, root);
  console.info(`backup: of ${namePlaces(places)}`);
  const kind = values.kept ? 'before-clearing' : 'backup';
  const made = await makeBackup({ places, settings, secrets: await loadSecrets(), version }, new Date(), kind);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const contents = settings.key ? 'encrypted, with the secrets' : 'not encrypted, without the secrets';
  const message = `backup: ${made.file} (${inMb(made.bytes)}, ${made.files} files, ${seconds} s; ${contents})`;
  await record(true, message, made);
  console.info(message);
} catch (error) {
  if (error instanceof BusyError) {
    console.error(`backup: ${error.message}`);
    if (error.isStuck) await record(false, `backup: ${error.message}`);
    process.exit(busyStatus);
  }
  const message = `backup: ${nameFailure(error)}`;
  await record(false, message);
  exitWithLine(message);
}

/** @param {unknown} error */
function nameFailure(error) {
  const text = error instanceof Error ? error.message : String(error);
  const isFull = /ENOSPC|SQLITE_FULL|disk is full|EDQUOT|No space left on device/.test(text);
  return isFull ? `no room left in ${settings?.dir}; nothing was changed (${text})` : text;
}
