import { statfs } from 'node:fs/promises';

/** Room that is left on the disk for everybody else. */
const spareBytes = 64 * 1024 * 1024;

/** @param {number} bytes */
export const inMb = (bytes) => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en')} MB`;

/**
 * Neither a backup nor a restore fills the disk that the database is on.
 *
 * @param {string} folder that exists
 * @param {number} bytes that are about to be written there
 * @param {string} what writes them, such as `a backup`
 * @throws {Error} with one line
 */
export async function requireRoom(folder, bytes, what) {
  const needed = bytes + spareBytes;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed)
    throw new Error(`${folder} has room for ${inMb(bavail * bsize)}, and ${what} may need ${inMb(needed)}`);
}
