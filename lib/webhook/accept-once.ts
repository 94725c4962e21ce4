import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { siteCacheDir } from '../cache/site-cache-dir';

/** Twice as long as a signature is valid, in milliseconds. */
const keptMs = 20 * 60 * 1000;

/** How often expired signatures are removed, in milliseconds. */
const tidyEveryMs = 60_000;

const folderOf = () => path.join(/* turbopackIgnore: true */ siteCacheDir(), 'webhooks');

/** The used signatures of this process, for a disk that cannot be written. */
const known = new Map<string, number>();

let tidiedAt = 0;

function forgetExpired(now: number): void {
  for (const [name, usedAt] of known) if (now - usedAt > keptMs) known.delete(name);
}

async function removeExpired(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another process may tidy at the same time.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > keptMs) await rm(file, { force: true });
  }
}

/** @returns false if the file existed */
async function mark(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const nameOf = (signature: string) => createHash('sha256').update(signature).digest('hex');

/**
 * Marks a signature as used, for every process on this machine that serves this build: each signature creates a file,
 * and only one process can create it.
 *
 * @param signature a valid one, checked before
 * @param now milliseconds since 1970
 * @returns false if it was used before
 */
export async function acceptOnce(signature: string, now: number, folder = folderOf()): Promise<boolean> {
  const name = nameOf(signature);
  const isTidied = now - tidiedAt < tidyEveryMs;
  if (!isTidied) {
    tidiedAt = now;
    forgetExpired(now);
  }
  if (known.has(name)) return false;
  known.set(name, now);
  try {
    await mkdir(folder, { recursive: true });
    const isFirst = await mark(path.join(folder, name));
    if (isFirst && !isTidied) await removeExpired(folder, now);
    return isFirst;
  } catch (error) {
    console.warn(`revalidate: used signatures are kept in this process alone (${String(error)})`);
    return true;
  }
}

/**
 * Marks a signature as unused again, because its announcement failed: the sender may repeat the same request.
 *
 * @param signature one that `acceptOnce` has taken
 */
export async function giveBack(signature: string, folder = folderOf()): Promise<void> {
  const name = nameOf(signature);
  known.delete(name);
  await rm(path.join(folder, name), { force: true }).catch((error: unknown) => {
    console.warn(`revalidate: a signature could not be marked as unused again (${String(error)})`);
  });
}
