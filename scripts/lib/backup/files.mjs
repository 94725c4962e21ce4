import { chown, mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** @param {string} file @returns {Promise<import('node:fs').Stats | undefined>} */
export const statIfThere = (file) =>
  stat(file).catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** Waits until what was renamed in a folder is on the disk. @param {string} folder */
export async function syncFolder(folder) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * The folder that a file or folder is in, or will be in: the first one that exists.
 *
 * @param {string} place
 * @returns {Promise<string>}
 */
export async function nearestFolder(place) {
  const parent = path.dirname(place);
  return (await statIfThere(parent)) || parent === place ? parent : nearestFolder(parent);
}

/**
 * Gives files to the owner of the folder that they are put into: the administrator of the machine may restore for
 * another user.
 *
 * @param {string} place a file, or a folder with everything in it
 * @param {string} folder
 */
export async function chownLikeFolder(place, folder) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  const give = async (/** @type {string} */ one) => {
    await chown(one, uid, gid);
    if ((await stat(one)).isDirectory()) for (const name of await readdir(one)) await give(path.join(one, name));
  };
  await give(place);
}

/** @param {string} folder readable by its owner only */
export const makePrivateFolder = (folder) => mkdir(folder, { recursive: true, mode: 0o700 });

/** The code of an error of the system, such as `ENOSPC`. @param {unknown} error @returns {string} */
export const codeOf = (error) => String(/** @type {{ code?: unknown } | undefined } */ (error)?.code ?? '');
