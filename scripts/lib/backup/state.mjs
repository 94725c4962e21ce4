import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { makePrivateFolder } from './files.mjs';

/**
 * How the last backup went. The admin shows it (backend/src/backup/last-backup.ts).
 *
 * @typedef {object} BackupState
 * @property {string} at when the last one ended, as an ISO time
 * @property {boolean} isOk
 * @property {string} message what the operator was told
 * @property {{ at: string, file: string, bytes: number } | undefined} lastGood the last archive that was made
 */

/** @param {string} file as `lib/storage/backup-folder.mjs` names it @returns {Promise<BackupState | undefined>} */
export async function readBackupState(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {BackupState} state */
export async function writeBackupState(file, state) {
  // An installation that has never been started has no `.data` yet.
  await makePrivateFolder(path.dirname(file));
  const half = `${file}.${process.pid}`;
  await writeFile(half, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(half, file);
}
