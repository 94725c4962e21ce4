import { randomUUID } from 'node:crypto';
import { mkdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { readRuntimeEnv } from '../../runtime-env';
import { uploadTypes } from '../forms-env';

/** The private folder: readable by the backend's user only, with no public address. */
export async function uploadFolder(): Promise<string> {
  const { dir } = readRuntimeEnv().forms.uploads;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  return dir;
}

/** Names are generated, never taken from a visitor. */
export const newName = (ending: string): string => `${randomUUID()}.${ending}`;

const endings: readonly string[] = [...uploadTypes, 'part'];

/** Whether a file has a name that `newName` makes. */
export function isOwnName(name: string): boolean {
  const [, ending = ''] = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(\w+)$/.exec(name) ?? [];
  return endings.includes(ending);
}

/** @param storageName as in the database; the result is always inside the folder */
export const pathOf = (dir: string, storageName: string): string => path.join(dir, path.basename(storageName));

export async function removeIfThere(file: string): Promise<void> {
  await unlink(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Errors of a connection that was cut off have codes too, so those of a disk are listed. */
const diskErrors = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOENT', 'EMFILE', 'ENFILE'];

/** How libvips, which writes pictures, names those of the system. */
const pictureDiskError = /^system error: /m;

/** Whether an error comes from the server's disk and not from the visitor's file. */
export function isOurDisk(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return diskErrors.includes(String(code)) || pictureDiskError.test(String(message));
}
