import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

import { copyTree } from './copy-tree.mjs';

/** How many releases' files are kept, and for how long after the last use: a page may be open, or kept by a proxy. */
const limits = { releases: 10, days: 30 };

const dayMs = 24 * 60 * 60 * 1000;

/** After this time nobody copies any more, and the copy was broken off. */
const brokenOffMs = 60 * 60 * 1000;

/** Files whose names change with their content, by their addresses, and where a release has them. */
const folders = [
  ['_next/static', '.next/static'],
  ['fonts', 'public/fonts'],
];

/** @param {string} folder @returns {Promise<void>} */
export async function noteUse(folder) {
  const now = new Date();
  await utimes(folder, now, now);
}

/**
 * Keeps the files of a release that its pages ask for, where sites find them that serve another release
 * (server/archived-files.ts). Several sites may do it at the same moment.
 *
 * @param {string} archive the folder of all releases
 * @param {string} id of the release
 * @param {string} base its folder
 * @param {{ areLinked: boolean }} how linked, files take no room while the release exists
 * @returns {Promise<string>} the release's folder in the archive
 */
export async function keepStatic(archive, id, base, how) {
  const to = path.join(archive, id);
  if (!existsSync(to)) {
    // Renamed when it is complete, because sites may read the folder at any time.
    const beside = path.join(archive, `.${id}-${randomUUID()}`);
    try {
      await mkdir(beside, { recursive: true });
      for (const [address = '', folder = ''] of folders) {
        if (existsSync(path.join(base, folder))) copyTree(path.join(base, folder), path.join(beside, address), how);
      }
      await rename(beside, to);
    } catch (error) {
      await rm(beside, { recursive: true, force: true });
      // Another site was faster.
      if (!existsSync(to)) throw error;
    }
  }
  await noteUse(to);
  return to;
}

/** @param {string} archive @param {string} name */
async function ageOf(archive, name) {
  const found = await stat(path.join(archive, name)).catch(() => undefined);
  return found && { name, age: Date.now() - found.mtimeMs };
}

/**
 * Deletes the files of releases that no page can be open of any more.
 *
 * @param {string} archive the folder of all releases
 * @param {ReadonlySet<string>} used releases to keep
 */
export async function pruneStatic(archive, used) {
  const names = await readdir(archive).catch(() => []);
  const found = (await Promise.all(names.map((name) => ageOf(archive, name)))).filter((each) => each !== undefined);
  const isHalf = (/** @type {{ name: string }} */ { name }) => name.startsWith('.');
  const halves = found.filter((each) => isHalf(each) && each.age > brokenOffMs);
  const whole = found.filter((each) => !isHalf(each)).sort((one, other) => one.age - other.age);
  const old = whole.filter(
    ({ name, age }, index) => !used.has(name) && (index >= limits.releases || age >= limits.days * dayMs),
  );
  for (const { name } of [...halves, ...old]) await rm(path.join(archive, name), { recursive: true, force: true });
}
