import path from 'node:path';

import { build, context } from 'esbuild';

import { serverFile } from './server-file.mjs';

/**
 * Packages stay outside, so that the server and Next share them. What is imported when it is needed is in files of its
 * own, so that its packages are not loaded before.
 *
 * @param {string} root folder of the project
 * @param {string} outDir where the file is written
 * @returns {import('esbuild').BuildOptions}
 */
const options = (root, outDir) => ({
  absWorkingDir: root,
  entryPoints: { [path.parse(serverFile).name]: 'server/main.ts' },
  outdir: outDir,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'site-server/[name]-[hash]',
  splitting: true,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  // Keeps modules from browsers; outside of Next's compiler it would throw.
  alias: { 'server-only': './server/empty-module.mjs' },
  sourcemap: true,
  logLevel: 'warning',
});

/**
 * Compiles the site's server, which Next does not compile.
 *
 * @param {string} root folder of the project
 * @param {string} outDir where the file is written
 * @returns {Promise<void>}
 */
export async function compileServer(root, outDir) {
  await build(options(root, outDir));
}

/**
 * The same, again after every change of its sources.
 *
 * @param {string} root
 * @param {string} outDir
 * @param {() => void} onCompiled called each time that it has succeeded
 * @returns {Promise<void>}
 */
export async function watchServer(root, outDir, onCompiled) {
  /** @type {import('esbuild').Plugin} */
  const tell = {
    name: 'on-compiled',
    setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && onCompiled())),
  };
  await (await context({ ...options(root, outDir), plugins: [tell] })).watch();
}
