import { backendRoot, nextBin, root, siteServer } from './paths.mjs';
import { startNode } from './processes.mjs';

/** @typedef {Record<string, string>} Env */

/** glibc's allocator keeps an arena a thread; two keep the memory of resizing pictures bounded. */
const memory = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' };

/**
 * Starts the built backend.
 *
 * @param {number} port
 * @param {Env} env
 * @param {string} [label]
 */
export function startBackend(port, env, label) {
  const args = [nextBin, 'start', '-p', String(port), '-H', '127.0.0.1'];
  return startNode(args, {
    cwd: backendRoot,
    env: { ...memory, ...env, PORT: String(port), NODE_ENV: 'production' },
    label,
  });
}

/**
 * The site's heap in MB. Node would let it grow to gigabytes before it tidies up, when somebody asks for thousands
 * of unknown addresses.
 */
const siteHeapMb = 256;

/**
 * Starts the built site.
 *
 * @param {Env} env
 * @param {string} [label]
 */
export function startSite(env, label) {
  const distDir = env.NEXT_DIST_DIR ?? process.env.NEXT_DIST_DIR ?? '.next';
  const args = [`--max-old-space-size=${siteHeapMb}`, '--enable-source-maps', siteServer(distDir)];
  return startNode(args, { cwd: root, env: { ...memory, ...env, NODE_ENV: 'production' }, label });
}

/**
 * Starts the built gallery, as Next serves it: it has no backend, and its examples' pictures are files.
 *
 * @param {number} port
 * @param {Env} env
 * @param {string} [label]
 */
export function startGallery(port, env, label) {
  return startNode([nextBin, 'start', '-p', String(port)], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    label,
  });
}
