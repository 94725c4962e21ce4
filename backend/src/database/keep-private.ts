import { chmodSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** SQLite keeps what it has not yet merged beside the database. */
const companions = ['', '-wal', '-shm', '-journal'];

/** Everybody's folder, such as `/tmp`: it has this bit, and to close it would shut others out. */
const STICKY = 0o1000;

const isOwn = ({ uid }: Stats): boolean => process.getuid === undefined || uid === process.getuid();

function tighten(place: string, mode: number): boolean {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return true;
  if ((found.mode & 0o077) === 0) return true;
  if (!isOwn(found) || found.mode & STICKY) return false;
  chmodSync(place, mode);
  return true;
}

/** What this process makes from now on is its user's alone. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Takes the rights of others away from folders, and from the database in one, that an older version or an operator has
 * left open.
 *
 * @param places folders, and the file of a database where it is one
 * @returns what stays open because it is not this user's, or everybody's
 */
export function closePlaces({ folders, database }: { folders: readonly string[]; database?: string }): string[] {
  const files = database ? companions.map((ending) => `${database}${ending}`) : [];
  const all = database ? [path.dirname(database), ...folders] : folders;
  return [
    ...all.filter((folder) => !tighten(folder, PRIVATE_FOLDER)),
    ...files.filter((file) => !tighten(file, PRIVATE_FILE)),
  ];
}
