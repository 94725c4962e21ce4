import { cp } from 'node:fs/promises';
import path from 'node:path';

import { root } from './paths.mjs';

/**
 * Copies a build of the site, as the build has left it and without its cache, for a site that is to have a folder of
 * its own.
 *
 * @param {string} from folder of the build, relative to the project
 * @param {string} to folder of the copy, relative to the project
 */
export async function copyBuild(from, to) {
  const source = path.join(root, from);
  await cp(source, path.join(root, to), {
    recursive: true,
    filter: (file) => file !== path.join(source, 'cache'),
  });
}
