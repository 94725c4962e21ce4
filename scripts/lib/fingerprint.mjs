import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from './paths.mjs';

/**
 * @param {string} relative
 * @returns {Promise<string[]>} the files at or below a path, sorted
 */
async function filesBelow(relative) {
  try {
    const entries = await readdir(path.join(root, relative), { withFileTypes: true });
    const nested = await Promise.all(entries.map((entry) => filesBelow(path.join(relative, entry.name))));
    return nested.flat().sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [relative];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * A fingerprint of everything that something is made of. Tests are left out; examples of sections are not, since the
 * edit mode shows them.
 *
 * @param {string[]} sources files and folders, relative to the root; missing ones count as empty
 * @param {unknown} settings what else it depends on
 * @returns {Promise<string>} a SHA-256 hash in hexadecimal
 */
export async function fingerprint(sources, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const files = (await Promise.all(sources.map(filesBelow))).flat();
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}
