import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import nft from 'next/dist/compiled/@vercel/nft/index.js';

import { isLeftOut } from './left-out.mjs';

/**
 * The parts of a build's folder that a server reads. The rest belongs to the compiler, or was written while a server
 * ran.
 */
const readFolders = ['node_modules', 'server', 'site-server', 'static'];
const isReadFile = (/** @type {string} */ name) => name === 'BUILD_ID' || /^[\w-]+\.(?:json|mjs)$/.test(name);

/**
 * Pages of the build, and those made later. They are left out, since they may come from another backend. Next's own
 * not-found page stays.
 */
const isPage = (/** @type {string} */ name) =>
  /^server\/(?:app\/(?!_).*\.(?:html|rsc|meta|body)$|route-cache\/)/.test(name);

/** @param {string} folder @returns {Promise<string[]>} the files and links below it, relative to it */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => !entry.isDirectory());
  return inside.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * The files of a build that a server reads, without the pages that it has made.
 *
 * @param {string} distDir
 * @returns {Promise<string[]>} relative to it
 */
export async function filesOfBuild(distDir) {
  const top = await readdir(distDir, { withFileTypes: true });
  const own = top.filter((entry) => entry.isFile() && isReadFile(entry.name)).map(({ name }) => name);
  const folders = top.filter((entry) => entry.isDirectory() && readFolders.includes(entry.name));
  const below = await Promise.all(
    folders.map(async ({ name }) => (await filesBelow(path.join(distDir, name))).map((file) => path.join(name, file))),
  );
  return [...own, ...below.flat()].filter(
    (file) => !file.endsWith('.map') && !file.endsWith('.nft.json') && !isPage(file),
  );
}

/**
 * What Next has traced of its routes and of its server.
 *
 * @param {string} root
 * @param {string} distDir
 */
async function tracedByNext(root, distDir) {
  const names = await filesBelow(distDir);
  const traces = names.filter((name) => name.endsWith('.nft.json') && !name.startsWith('cache/'));
  const lists = await Promise.all(
    traces.map(async (name) => {
      const file = path.join(distDir, name);
      const { files } = /** @type {{ files: string[] }} */ (JSON.parse(await readFile(file, 'utf8')));
      return files.map((each) => path.relative(root, path.resolve(path.dirname(file), each)));
    }),
  );
  return lists.flat();
}

/**
 * Everything outside of the build's folder that a server needs: what Next has traced, and what the programs beside it
 * import. Next does not trace a custom server, nor the parts of Next that it loads.
 *
 * @param {string} root folder of the repository
 * @param {string} distDir folder of the build
 * @param {string[]} entries programs, below the repository
 * @returns {Promise<string[]>} below the repository
 */
export async function traceFiles(root, distDir, entries) {
  const programs = entries.map((name) => path.join(root, name));
  const { fileList } = await nft.nodeFileTrace(programs, { base: root, processCwd: root, ignore: isLeftOut });
  const build = `${path.relative(root, distDir)}${path.sep}`;
  const all = new Set([...(await tracedByNext(root, distDir)), ...fileList]);
  return [...all].filter((file) => !file.startsWith(build) && !file.startsWith('..') && !isLeftOut(file)).sort();
}
