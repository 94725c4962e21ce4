import { chmodSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** SQLite keeps recent changes in files beside the database. */
const companions = ['', '-wal', '-shm', '-journal'];

/** Shared folders, such as `/tmp`, have this bit. Closing them would lock out other users. */
const STICKY = 0o1000;

const isOwn = ({ uid }: Stats): boolean => process.getuid === undefined || uid === process.getuid();

function tighten(place: string, mode: number): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return true;
  if ((found.mode & 0o077) === 0) return true;
  if (!isOwn(found) || found.mode & STICKY) return false;
  try {
    chmodSync(place, mode);
    return true;
  } catch {
    // Such as on a disk that is mounted read-only.
    return false;
  }
}

/** Files that this process creates from now on are readable by its user only. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Removes the rights of others from folders and the database in them, which an older version or an operator may have
 * left open.
 *
 * @param places folders, and the file of a database if there is one
 * @returns places that stay open, because they belong to another user or are shared
 */
export function closePlaces({ folders, database }: { folders: readonly string[]; database?: string }): string[] {
  const files = database ? companions.map((ending) => `${database}${ending}`) : [];
  const all = database ? [path.dirname(database), ...folders] : folders;
  return [
    ...all.filter((folder) => !tighten(folder, PRIVATE_FOLDER)),
    ...files.filter((file) => !tighten(file, PRIVATE_FILE)),
  ];
}
