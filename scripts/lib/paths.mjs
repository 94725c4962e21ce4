import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { serverFile } from '../../server/server-file.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const backendRoot = path.join(root, 'backend');

/** @param {string} base folder of the project, or of a release */
export const nextBinOf = (base) => path.join(base, 'node_modules/next/dist/bin/next');

export const nextBin = nextBinOf(root);

/**
 * The program that serves a build of the site.
 *
 * @param {string} distDir folder of the build
 * @param {string} [base] folder that it is below
 */
export const siteServer = (distDir, base = root) => path.resolve(base, distDir, serverFile);
