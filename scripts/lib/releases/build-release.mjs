import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { nearestFolder } from '../backup/files.mjs';
import { requireRoom } from '../backup/room.mjs';
import { buildBackend, buildSite } from '../build.mjs';
import { root } from '../paths.mjs';
import { archiveStatic } from './archive-static.mjs';
import { carryPages } from './carry-pages.mjs';
import { copySources } from './make-release.mjs';
import { releaseDir } from './places.mjs';
import { readCurrent, readRelease, removeUnfinished, writeRelease } from './release-files.mjs';

/** @typedef {Record<string, string>} Env */

/** @param {Env} one @param {Env} other */
const isSameSite = (one, other) => one.SITE_URL === other.SITE_URL && one.BACKEND_URL === other.BACKEND_URL;

/** What only a further build reads. */
const buildCaches = ['.next/cache/turbopack', 'backend/.next/cache/turbopack'];

/** What a version takes beside the packages, with what its builds need meanwhile. */
const versionBytes = 250 * 1024 * 1024;

/**
 * Gives a release the pages of the one before, where it is of the same site.
 *
 * @param {string} base folder of the new release
 * @param {Env} buildEnv
 */
async function keepFormerPages(base, buildEnv) {
  const { id } = (await readCurrent()) ?? {};
  const former = id ? await readRelease(id) : undefined;
  if (!former || !isSameSite(former.buildEnv, buildEnv)) return;
  const count = await carryPages(path.join(releaseDir(former.id), '.next'), path.join(base, '.next'));
  if (count > 0) console.info(`build: ${count} pages kept of the version before`);
}

/**
 * Completes a release whose builds are there.
 *
 * @param {string} id
 * @param {Env} buildEnv what the builds saw
 */
async function completeRelease(id, buildEnv) {
  const base = releaseDir(id);
  await keepFormerPages(base, buildEnv);
  await archiveStatic(id, base);
  for (const name of buildCaches) await rm(path.join(base, name), { recursive: true, force: true });
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  await writeRelease({ id, builtAt: new Date().toISOString(), version, buildEnv });
}

/**
 * Builds a release in a folder of its own, beside those that serve. If it fails, or is stopped, nothing of it is left when
 * the process ends.
 *
 * @param {string} id
 * @param {object} options
 * @param {Env} options.buildEnv what the site's build sees; it prerenders where `BACKEND_URL` answers
 * @param {boolean} options.hasBackend whether the embedded backend is part of it
 * @param {(base: string) => Promise<void>} [options.beforeSite] called when the backend is built
 * @returns {Promise<string>} its folder
 * @throws {Error} with one line where the disk has no room for it, and when a build fails
 */
export async function buildRelease(id, { buildEnv, hasBackend, beforeSite }) {
  console.info(`build: version ${id}, in ${path.relative(root, releaseDir(id))}`);
  await requireRoom(await nearestFolder(releaseDir(id)), versionBytes, 'a version');
  const removeHalf = () => removeUnfinished(id);
  process.once('exit', removeHalf);
  const base = await copySources(id);
  if (hasBackend) await buildBackend(base);
  await beforeSite?.(base);
  await buildSite({ ...buildEnv, NEXT_DIST_DIR: '.next' }, undefined, base);
  await completeRelease(id, buildEnv);
  process.off('exit', removeHalf);
  return base;
}
