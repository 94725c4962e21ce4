import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Health } from '../../../lib/telemetry/health-answer';
import { type Finding, runChecks, shared } from '../../../lib/telemetry/run-checks';
import { backupDir, isBackedUpDaily } from '../backup/last-backup';
import { readRuntimeEnv } from '../runtime-env';
import { requireBucket } from '../storage/check-s3';
import { startState } from './start-state';

/** For how long a result is given again, in milliseconds. */
const SHARED_MS = 1_000;

/** The same for the bucket, which may cost money to ask. */
const BUCKET_SHARED_MS = 5_000;

/** With less room than this, an upload or a save may soon fail; bytes. */
const MIN_FREE_BYTES = 200 * 1024 * 1024;

function databaseFolders(): string[] {
  const { database } = readRuntimeEnv();
  return database.dialect === 'sqlite' ? [path.dirname(fileURLToPath(database.url))] : [];
}

/** The folders that the backend writes to: media, visitors' files (on their way to a bucket too), a database file. */
function writtenFolders(): string[] {
  const { mediaDir, forms, s3 } = readRuntimeEnv();
  return [...databaseFolders(), ...(s3 ? [] : [mediaDir]), forms.uploads.dir];
}

/** The folders where this installation keeps anything. Archives are made by the launcher, on the same machine. */
function storedFolders(): string[] {
  const { mediaDir, forms, s3 } = readRuntimeEnv();
  const files = s3 ? [] : [mediaDir, forms.uploads.dir];
  return [...databaseFolders(), ...files, ...(isBackedUpDaily() ? [backupDir()] : [])];
}

/**
 * The folder itself, or the one that it will be made in: an empty installation has no media folder yet.
 *
 * @throws {Error} if a file is in its place
 */
async function existing(folder: string): Promise<string> {
  try {
    if ((await stat(folder)).isDirectory()) return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return existing(path.dirname(folder));
    throw error;
  }
  throw new Error('not a folder');
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(await existing(folder));
  return bavail * bsize;
}

/** The room that is left where there is least, in bytes. */
const leastFree = async (folders: readonly string[]): Promise<number> =>
  Math.min(...(await Promise.all(folders.map(freeIn))));

/** The same, of the folders that can be read: one that cannot be, such as a lost mount, does not hide the others. */
async function leastReadable(folders: readonly string[]): Promise<number> {
  const measured = await Promise.allSettled(folders.map(freeIn));
  const rooms = measured.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return rooms.length > 0 ? Math.min(...rooms) : leastFree(folders);
}

/** The room for the work of the backend. Without that of backups: a full disk of theirs is no reason to stop it. */
const workingFreeBytes = () => leastFree(writtenFolders());

/** Whether anything is stored on a disk. Otherwise files only pass through, a small tmpfs perhaps. */
export const storesOnDisk = (): boolean => storedFolders().length > 0;

/** The room that is left where anything is stored on a disk, in bytes; undefined where nothing is. */
export const storedFreeBytes = async (): Promise<number | undefined> =>
  storesOnDisk() ? leastReadable(storedFolders()) : undefined;

/** The room to tell an operator about, in bytes: where something is stored, or where the backend cannot work. */
export async function freeBytes(): Promise<number> {
  const free = await workingFreeBytes();
  return free < MIN_FREE_BYTES ? free : ((await storedFreeBytes()) ?? free);
}

async function checkDatabase(): Promise<Finding> {
  const { payload } = startState;
  if (!payload) return 'starting';
  await payload.count({ collection: 'users', overrideAccess: true });
  return 'ok';
}

async function canWriteMedia(): Promise<Finding> {
  await access(await existing(readRuntimeEnv().mediaDir), constants.W_OK);
  return 'ok';
}

const checkBucket = shared(BUCKET_SHARED_MS, async (): Promise<Finding> => {
  await requireBucket();
  return 'ok';
});

/**
 * Whether the backend can do its work: it is migrated, its database answers, and there is room for what it writes. A
 * bucket is only named: without it pages and texts go on, and another backend would not reach it either.
 */
export const backendHealth: () => Promise<Health> = shared(SHARED_MS, async () => {
  const checks = await runChecks<string>({
    start: async () => (startState.isStarted ? 'ok' : 'starting'),
    database: checkDatabase,
    ...(readRuntimeEnv().s3 ? { s3: checkBucket } : { media: canWriteMedia }),
    disk: async () => ((await workingFreeBytes()) >= MIN_FREE_BYTES ? 'ok' : 'full'),
  });
  return { isHealthy: Object.entries(checks).every(([name, finding]) => finding === 'ok' || name === 's3'), checks };
});
