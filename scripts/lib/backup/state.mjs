import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * How the last backup went. The admin shows it (backend/src/backup/last-backup.ts).
 *
 * @typedef {object} BackupState
 * @property {string} at when the last one ended, as an ISO time
 * @property {boolean} isOk
 * @property {string} message what the operator was told
 * @property {{ at: string, file: string, bytes: number } | undefined} lastGood the last archive that was made
 */

/** @param {string} dir */
const fileIn = (dir) => path.join(dir, 'last-backup.json');

/** @param {string} dir of the archives @returns {Promise<BackupState | undefined>} */
export async function readBackupState(dir) {
  try {
    return JSON.parse(await readFile(fileIn(dir), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} dir @param {BackupState} state */
export async function writeBackupState(dir, state) {
  const half = `${fileIn(dir)}.${process.pid}`;
  await writeFile(half, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(half, fileIn(dir));
}
