import { closeSync, existsSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvError, type Env } from '../env';

type Places = Pick<Env, 'database' | 'mediaDir' | 'mayStartAfresh'>;

const REMEDY = 'restore a backup (npm run restore FILE), or set START_AFRESH=1 to start with an empty database';

const markerOf = (file: string) => `${file}.installed`;
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The bytes of a log without any change: its header. */
const LOG_HEADER_BYTES = 32;

/**
 * Whether a SQLite file has a table: the first page is the list of them. The log is not looked at.
 *
 * @see https://www.sqlite.org/fileformat2.html#b_tree_pages
 */
function hasTables(file: string): boolean {
  const page = Buffer.alloc(105);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, page, 0, page.length, 0);
  } finally {
    closeSync(handle);
  }
  const [leaf, cells] = [page[100] === 0x0d, page.readUInt16BE(103)];
  return !leaf || cells > 0;
}

/** Whether a folder has a file, or a folder in it has one. */
export function hasFiles(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory() ? hasFiles(path.join(folder, entry.name)) : entry.isFile(),
  );
}

/** What is wrong with a SQLite file before it is opened, if anything is. */
function problemOf(file: string, mediaDir: string): string | undefined {
  const [log, index] = [`${file}-wal`, `${file}-shm`];
  if (sizeOf(file) === 0) {
    if (sizeOf(log) > LOG_HEADER_BYTES) return `${file} is missing, and only its write-ahead log is there`;
    if (existsSync(markerOf(file))) return `${file} is missing, and this installation has had one`;
  } else {
    // SQLite deletes the index first.
    if (existsSync(index) && !existsSync(log)) return `${file} lacks its write-ahead log, which has the last changes`;
    if (hasTables(file) || sizeOf(log) > LOG_HEADER_BYTES) return undefined;
    return `${file} has no tables: it was copied without its write-ahead log`;
  }
  return hasFiles(mediaDir) ? `there is no database at ${file}, but ${mediaDir} has files` : undefined;
}

/**
 * Refuses to make an empty database where there was content. Runs before the database is opened, which would make it.
 *
 * @throws EnvError with one line that says what to do
 */
export function requireContent({ database, mediaDir, mayStartAfresh }: Places): void {
  // Half of one installation and half of another.
  if (existsSync(`${mediaDir}.restore.json`)) {
    throw new EnvError('A restore was interrupted: run npm run restore once more, which finishes it.');
  }
  if (database.dialect !== 'sqlite') return;
  const file = fileURLToPath(database.url);
  const problem = problemOf(file, mediaDir);
  if (!problem) return;
  if (!mayStartAfresh) throw new EnvError(`DATABASE_URL: ${problem}; ${REMEDY}.`);
  console.warn(`START_AFRESH: ${problem}; starting all the same`);
}

/** Writes down that there is content, for the next start. */
export function markInstalled({ dialect, url }: Env['database']): void {
  if (dialect !== 'sqlite') return;
  const marker = markerOf(fileURLToPath(url));
  if (existsSync(marker)) return;
  try {
    writeFileSync(marker, `${new Date().toISOString()}\n`);
  } catch (error) {
    console.warn(`${marker} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The line for an open database that is empty, while there are media. @param place where those are */
export const emptyDatabase = (place: string): EnvError =>
  new EnvError(`DATABASE_URL: the database is empty, but ${place} has files; ${REMEDY}.`);
