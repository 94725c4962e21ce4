import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { pruneArchive } from './archive-static.mjs';
import { releaseDir } from './places.mjs';
import { readCurrent, usedReleases } from './release-files.mjs';

/** @param {string} id of a release */
async function deleteRelease(id) {
  await rm(releaseDir(id), { recursive: true, force: true }).catch((error) =>
    console.warn(`version ${id} cannot be deleted: ${error.message}`),
  );
}

/** Deletes releases that no launcher serves, and that no rollback needs. Names those that cannot be deleted. */
export async function pruneReleases() {
  const { id, former } = (await readCurrent()) ?? {};
  const kept = new Set([...(await usedReleases()), ...[id, former].filter((name) => name !== undefined)]);
  for (const name of await readdir(path.dirname(releaseDir('x'))).catch(() => [])) {
    if (!kept.has(name)) await deleteRelease(name);
  }
  await pruneArchive(kept);
}
