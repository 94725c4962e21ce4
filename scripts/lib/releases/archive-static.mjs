import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

import { copyTree } from './copy-tree.mjs';
import { archiveDir } from './places.mjs';

/** How many releases' files are kept, and for how long after the last use: a page may be open, or kept by a proxy. */
const archiveLimits = { releases: 10, days: 30 };

const dayMs = 24 * 60 * 60 * 1000;

/** Files whose names change with their content, by their addresses, and where a release has them. */
const folders = [
  ['_next/static', '.next/static'],
  ['fonts', 'public/fonts'],
];

/**
 * Keeps the files of a release that its pages ask for, where the site's server finds them after another release took
 * its place. Linked, they take no room while the release exists.
 *
 * @param {string} id of the release
 * @param {string} base its folder
 */
export async function archiveStatic(id, base) {
  const to = path.join(archiveDir, id);
  if (!existsSync(to)) {
    // Renamed when it is complete, because the server may read the folder at any time.
    const beside = path.join(archiveDir, `.${id}`);
    await rm(beside, { recursive: true, force: true });
    for (const [address = '', folder = ''] of folders) {
      if (existsSync(path.join(base, folder))) {
        copyTree(path.join(base, folder), path.join(beside, address), { areLinked: true });
      }
    }
    await rename(beside, to);
  }
  const now = new Date();
  await utimes(to, now, now);
}

/**
 * Deletes the files of releases that no page can be open of any more.
 *
 * @param {ReadonlySet<string>} used releases to keep
 */
export async function pruneArchive(used) {
  const names = await readdir(archiveDir).catch(() => []);
  const kept = await Promise.all(
    names.map(async (name) => ({ name, age: Date.now() - (await stat(path.join(archiveDir, name))).mtimeMs })),
  );
  kept.sort((one, other) => one.age - other.age);
  for (const [index, { name, age }] of kept.entries()) {
    if (used.has(name) || (index < archiveLimits.releases && age < archiveLimits.days * dayMs)) continue;
    await rm(path.join(archiveDir, name), { recursive: true, force: true });
  }
}
