import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Folders of builds in `PAGE_CACHE_DIR` begin with this; whatever else is there is not the site's. */
const prefix = 'build-';

/** The folders that builds write to, by those of the builds. @type {Map<string, string>} */
const known = new Map();

/**
 * The folder that pages made while the site runs are written to, laid out like the build's folder, which it is unless
 * `PAGE_CACHE_DIR` names another place. There each build has its own: pages name scripts of their build.
 *
 * @param {string} distDir folder of the build
 * @returns {string}
 */
export function pageCacheDir(distDir) {
  const { PAGE_CACHE_DIR: folder } = process.env;
  if (!folder) return distDir;
  const found = known.get(distDir);
  if (found !== undefined) return found;
  const id = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim();
  const own = path.resolve(folder, `${prefix}${id}`);
  known.set(distDir, own);
  return own;
}

/**
 * Makes the folder at the start of the site, and deletes those of former builds.
 *
 * @param {string} distDir folder of the build
 */
export async function preparePageCacheDir(distDir) {
  const own = pageCacheDir(distDir);
  if (own === distDir) return;
  await mkdir(own, { recursive: true });
  const names = await readdir(path.dirname(own));
  const former = names.filter((name) => name.startsWith(prefix) && name !== path.basename(own));
  await Promise.all(former.map((name) => rm(path.join(path.dirname(own), name), { recursive: true, force: true })));
}
