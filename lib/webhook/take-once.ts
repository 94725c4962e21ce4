import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Twice as long as a signature is good for, before and after its time. */
const keptMs = 20 * 60 * 1000;

/** How often old marks are looked for, in milliseconds. */
const tidyEveryMs = 60_000;

const folderOf = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'cache', 'webhooks');

/** Where the disk cannot be written, each process knows its own alone. */
const known = new Map<string, number>();

let tidiedAt = 0;

async function tidy(folder: string, now: number): Promise<void> {
  if (now - tidiedAt < tidyEveryMs) return;
  tidiedAt = now;
  for (const [name, usedAt] of known) if (now - usedAt > keptMs) known.delete(name);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Another process may tidy at the same time.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > keptMs) await rm(file, { force: true });
  }
}

/** @returns false where the file was there */
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
 * Takes a signature for used, in every process on this machine that serves this build: each leaves a file, and only
 * one of several can make it.
 *
 * @param signature a valid one; nothing is kept of others
 * @param now milliseconds since 1970
 * @returns false where it was used before
 */
export async function takeOnce(signature: string, now: number, folder = folderOf()): Promise<boolean> {
  const name = nameOf(signature);
  if (known.has(name)) return false;
  known.set(name, now);
  try {
    await mkdir(folder, { recursive: true });
    const isFirst = await mark(path.join(folder, name));
    if (isFirst) await tidy(folder, now);
    return isFirst;
  } catch (error) {
    console.warn(`revalidate: used signatures are kept in this process alone (${String(error)})`);
    return true;
  }
}

/**
 * Gives a signature back whose announcement was not carried out, so that the sender may repeat the same request.
 *
 * @param signature one that `takeOnce` has taken
 */
export async function giveBack(signature: string, folder = folderOf()): Promise<void> {
  const name = nameOf(signature);
  known.delete(name);
  await rm(path.join(folder, name), { force: true }).catch((error: unknown) => {
    console.warn(`revalidate: a signature stays used (${String(error)})`);
  });
}
