import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, stateFileOf } from '../../../lib/storage/backup-folder.mjs';
import { backendDir, readRuntimeEnv } from '../runtime-env';

/** How the last backup went, as `scripts/lib/backup/state.mjs` writes it. */
export interface BackupState {
  /** When the last attempt ended, as an ISO time. */
  at: string;
  isOk: boolean;
  /** What the operator was told, in English. */
  message: string;
  /** The last archive that was made. */
  lastGood?: { at: string; file: string; bytes: number };
}

/** The folder of the whole installation: versions of the backend come and go, its records stay where the launcher says. */
export const installationDir = (): string => path.resolve(process.env.BACKEND_HOME ?? backendDir, '..');

/** The folder of the archives, as `scripts/lib/backup/settings.mjs` finds it. */
export const backupDir = (): string => path.resolve(installationDir(), process.env.BACKUP_DIR || 'backups');

/** Whether this installation makes one every night, as `scripts/lib/backup/settings.mjs` reads it. */
export const isBackedUpDaily = (): boolean => (process.env.BACKUP || 'daily') === 'daily';

function ownDatabase(): Database {
  const { dialect, url } = readRuntimeEnv().database;
  return dialect === 'sqlite' ? { dialect, file: fileURLToPath(url) } : { dialect, url };
}

/** @returns undefined if none was ever made with this `BACKUP_DIR` */
export async function lastBackup(): Promise<BackupState | undefined> {
  try {
    const file = await stateFileOf(backupDir(), installationDir(), ownDatabase());
    return JSON.parse(await readFile(file, 'utf8')) as BackupState;
  } catch {
    return undefined;
  }
}
