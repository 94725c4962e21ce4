import { cp, lstat, mkdir, readdir, readlink, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

import { root } from '../paths.mjs';
import { parts } from './parts.mjs';
import { filesOfBuild, traceFiles } from './trace-files.mjs';

/** The name of a build's folder in a tree. */
const distName = '.next';

/**
 * Copies a file, or a link to what is in the tree too. Links of the build lead to packages, by absolute paths where the
 * build was copied.
 *
 * @param {string} from
 * @param {string} to
 * @param {string} tree
 */
async function copy(from, to, tree) {
  const info = await lstat(from).catch(() => undefined);
  if (!info || info.isDirectory()) return;
  await mkdir(path.dirname(to), { recursive: true });
  if (!info.isSymbolicLink()) return cp(from, to);
  const target = path.relative(root, path.resolve(path.dirname(from), await readlink(from)));
  return symlink(path.relative(path.dirname(to), path.join(tree, target)), to);
}

/** Takes away links to what has been left out. @param {string} folder */
async function removeDeadLinks(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink() && !(await stat(name).catch(() => undefined))) await rm(name);
  }
}

/**
 * Writes what a built server needs, and nothing else, into a folder of its own: the contents of its image.
 *
 * @param {import('./parts.mjs').PartName} name
 * @param {string} tree the folder; it must be missing or empty
 * @param {string} [dist] the build's folder, below the part's
 */
export async function packTree(name, tree, dist = distName) {
  const { dir, entries, files } = parts[name];
  const distDir = path.join(root, dir, dist);
  const build = path.join(tree, dir, distName);
  const present = await readdir(tree).catch(() => []);
  if (present.length > 0) throw new Error(`${tree} is not empty`);
  const server = name === 'site' ? await programsOf(distDir) : [];
  const traced = await traceFiles(root, distDir, [...entries, ...server]);
  for (const file of await filesOfBuild(distDir)) await copy(path.join(distDir, file), path.join(build, file), tree);
  for (const file of traced) await copy(path.join(root, file), path.join(tree, file), tree);
  for (const file of files) await cp(path.join(root, file), path.join(tree, file), { recursive: true });
  await removeDeadLinks(tree);
}

/** The compiled server of the site, and what it loads when it is needed. @param {string} distDir */
async function programsOf(distDir) {
  const parted = await readdir(path.join(distDir, 'site-server'));
  const names = ['site-server.mjs', ...parted.map((name) => `site-server/${name}`)];
  const programs = names.filter((name) => name.endsWith('.mjs'));
  return programs.map((name) => path.relative(root, path.join(distDir, name)));
}
