import path from 'node:path';

import { root } from '../paths.mjs';

/**
 * Where versions are built and served: a folder for each, which nothing writes to but the version itself.
 * `RELEASES_DIR` names another place.
 */
const releasesDir = path.resolve(root, process.env.RELEASES_DIR || '.releases');

/** @param {string} id of a release */
export const releaseDir = (id) => path.join(releasesDir, 'builds', id);

/** The scripts, styles and fonts of the last releases, which open pages may still ask for. */
export const archiveDir = path.join(releasesDir, 'static');

/** What the site keeps whichever version runs: scaled pictures, redirects. */
export const cacheDir = path.join(releasesDir, 'cache');

/** Which release is served, and which was before it. */
export const currentFile = path.join(releasesDir, 'current.json');

/** A file for each launcher that runs, with the releases that it may still need. */
export const usersDir = path.join(releasesDir, 'users');
