import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { serverFile } from '../../server/compile-server.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const backendRoot = path.join(root, 'backend');
export const nextBin = path.join(root, 'node_modules/next/dist/bin/next');

/**
 * The program that serves a build of the site.
 *
 * @param {string} distDir folder of the build
 */
export const siteServer = (distDir) => path.resolve(root, distDir, serverFile);
