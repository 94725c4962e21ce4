import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { backendDir } from '../runtime-env';

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

/** @returns undefined if none was ever made with this `BACKUP_DIR` */
export async function lastBackup(): Promise<BackupState | undefined> {
  const dir = path.resolve(backendDir, '..', process.env.BACKUP_DIR || 'backups');
  try {
    return JSON.parse(await readFile(path.join(dir, 'last-backup.json'), 'utf8')) as BackupState;
  } catch {
    return undefined;
  }
}
