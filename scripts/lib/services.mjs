import path from 'node:path';

import { integer } from '../../lib/env/values.mjs';
import { launcherVariables } from '../../server/listen.mjs';
import { nextBin, root, siteServer } from './paths.mjs';
import { startNode } from './processes.mjs';

/** @typedef {Record<string, string>} Env */

/**
 * @typedef {object} ServiceOptions
 * @property {string} [base] the folder whose build is served: the project's, or a release's
 * @property {boolean} [isKept] whether the launcher keeps it, and exchanges messages with it
 * @property {number} [fd] the launcher's socket to listen on
 * @property {boolean} [isTrial] whether it waits for the launcher's word before it listens there
 */

/** glibc's allocator keeps an arena a thread; two keep the memory of resizing pictures bounded. */
const memory = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2' };

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {Env} env
 * @param {string | undefined} label
 * @param {ServiceOptions} options
 */
function start(args, cwd, env, label, { isKept = false, fd, isTrial = false }) {
  const told = {
    ...(fd !== undefined && { [launcherVariables.socket]: '3' }),
    ...(isTrial && { [launcherVariables.trial]: '1' }),
  };
  return startNode(args, {
    cwd,
    env: { ...memory, ...env, ...told, NODE_ENV: 'production' },
    label,
    fd,
    hasChannel: isKept,
  });
}

/**
 * The most that the backend's heap may take, in MB, unless `BACKEND_HEAP_MB` names another limit. A site of a hundred
 * pages takes 150; the index of words adds 30 to 40 for each thousand. At 512 a site of 10,000 ended the process. Without a
 * limit it kept 950 MB after 60,000 hostile requests (`bench/fuzz.mjs`), because nothing made it collect garbage.
 *
 * @param {Env} env
 */
const backendHeapMb = (env) => integer({ ...process.env, ...env }, 'BACKEND_HEAP_MB', 1024, 256, 65_536);

/**
 * Starts the built backend.
 *
 * @param {number} port
 * @param {Env} env
 * @param {string} [label]
 * @param {ServiceOptions & { host?: string }} [options] with the address that it listens on, if not the loopback's
 */
export function startBackend(port, env, label, options = {}) {
  const cwd = path.join(options.base ?? root, 'backend');
  return start(
    [
      `--max-old-space-size=${backendHeapMb(env)}`,
      path.join(cwd, 'server.mjs'),
      String(port),
      options.host ?? '127.0.0.1',
    ],
    cwd,
    { ...env, PORT: String(port) },
    label,
    options,
  );
}

/**
 * The site's heap in MB. Node would let it grow to gigabytes before it collects garbage, when somebody requests
 * thousands of unknown addresses.
 */
const siteHeapMb = 256;

/**
 * Starts the built site.
 *
 * @param {Env} env
 * @param {string} [label]
 * @param {ServiceOptions} [options]
 */
export function startSite(env, label, options = {}) {
  const base = options.base ?? root;
  const distDir = env.NEXT_DIST_DIR ?? process.env.NEXT_DIST_DIR ?? '.next';
  return start(
    [`--max-old-space-size=${siteHeapMb}`, '--enable-source-maps', siteServer(distDir, base)],
    base,
    env,
    label,
    options,
  );
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
