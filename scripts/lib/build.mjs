import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { fingerprint } from './fingerprint.mjs';
import { nextBinOf, root } from './paths.mjs';
import { runNode } from './processes.mjs';

/** @typedef {Record<string, string>} Env */

const shared = ['package-lock.json', 'components', 'custom', 'lib'];
export const siteSources = [
  ...[...shared, 'app', 'styles', 'public', 'server', 'instrumentation.ts'],
  ...['next.config.mjs', 'tsconfig.json'],
];
export const backendSources = [
  ...shared,
  ...['app', 'src', 'proxy.ts', 'next.config.mjs', 'payload.config.ts', 'instrumentation.ts', 'package.json'].map(
    (name) => `backend/${name}`,
  ),
];

/**
 * @param {string} name for the log
 * @param {string} base the folder whose packages build
 * @param {string} cwd
 * @param {string} distDir
 * @param {Env} env
 * @param {string} inputs a fingerprint of everything that the build depends on
 */
async function build(name, base, cwd, distDir, env, inputs) {
  const stamp = path.join(cwd, distDir, 'build-inputs');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === inputs) return;
  console.info(`build: ${name} …`);
  const started = Date.now();
  const own = { SOURCES_ID: inputs.slice(0, 20), NODE_ENV: 'production' };
  await runNode([nextBinOf(base), 'build'], { cwd, env: { ...env, ...own }, label: '       ' });
  await writeFile(stamp, inputs);
  console.info(`build: ${name} done in ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * Builds the site unless an equal build is there. It prerenders where `BACKEND_URL` answers.
 *
 * @param {Env} env what the build sees; a change of it is a reason to build again
 * @param {string} [content] names the content that it prerenders; another name is a reason to build again
 * @param {string} [base] the folder to build in: the project's, or a release's
 */
export async function buildSite(env, content, base = root) {
  const inputs = await fingerprint(siteSources, content === undefined ? env : [env, content]);
  await build(env.GALLERY ? 'gallery' : 'site', base, base, env.NEXT_DIST_DIR ?? '.next', env, inputs);
}

/**
 * Builds the embedded backend unless an equal build is there.
 *
 * @param {string} [base] the folder to build in: the project's, or a release's
 */
export async function buildBackend(base = root) {
  await build('backend', base, path.join(base, 'backend'), '.next', {}, await fingerprint(backendSources, {}));
}
