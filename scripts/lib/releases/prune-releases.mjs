import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { pruneArchive } from './archive-static.mjs';
import { releaseDir } from './places.mjs';
import { readCurrent, usedReleases } from './release-files.mjs';

/** Deletes releases that no launcher serves, and that no rollback needs. */
export async function pruneReleases() {
  const { id, former } = (await readCurrent()) ?? {};
  const kept = new Set([...(await usedReleases()), ...[id, former].filter((name) => name !== undefined)]);
  for (const name of await readdir(path.dirname(releaseDir('x'))).catch(() => [])) {
    if (!kept.has(name)) await rm(releaseDir(name), { recursive: true, force: true });
  }
  await pruneArchive(kept);
}
