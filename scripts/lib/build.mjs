import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { backendRoot, nextBin, root } from './paths.mjs';
import { runNode } from './processes.mjs';

/** @typedef {Record<string, string>} Env */

const shared = ['package-lock.json', 'components', 'lib/sections'];
const siteSources = [
  ...shared,
  'app',
  'lib',
  'styles',
  'public',
  'next.config.mjs',
  'instrumentation.ts',
  'tsconfig.json',
];
const backendSources = [
  ...shared,
  'lib/redirects/own-addresses.ts',
  ...['app', 'src', 'proxy.ts', 'next.config.mjs', 'payload.config.ts', 'instrumentation.ts', 'package.json'].map(
    (name) => `backend/${name}`,
  ),
];

/**
 * @param {string} relative
 * @returns {Promise<string[]>} the files at or below a path, sorted
 */
async function filesBelow(relative) {
  try {
    const entries = await readdir(path.join(root, relative), { withFileTypes: true });
    const nested = await Promise.all(entries.map((entry) => filesBelow(path.join(relative, entry.name))));
    return nested.flat().sort();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [relative];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * A fingerprint of everything a build depends on.
 *
 * @param {string[]} sources
 * @param {Env} env
 */
async function fingerprint(sources, env) {
  const hash = createHash('sha256').update(JSON.stringify(env));
  const files = (await Promise.all(sources.map(filesBelow))).flat();
  for (const file of files.filter((name) => !/\.(test|fixture)\.tsx?$/.test(name))) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} name for the log
 * @param {string} cwd
 * @param {string} distDir
 * @param {string[]} sources
 * @param {Env} env
 */
async function build(name, cwd, distDir, sources, env) {
  const stamp = path.join(cwd, distDir, 'build-inputs');
  const wanted = await fingerprint(sources, env);
  const have = await readFile(stamp, 'utf8').catch(() => '');
  if (have === wanted) return;
  console.info(`build: ${name} …`);
  const started = Date.now();
  await runNode([nextBin, 'build'], { cwd, env: { ...env, NODE_ENV: 'production' }, label: '       ' });
  await writeFile(stamp, wanted);
  console.info(`build: ${name} done in ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * Builds the site unless an equal build is there. It prerenders where `BACKEND_URL` answers.
 *
 * @param {Env} env what the build sees; a change of it is a reason to build again
 */
export function buildSite(env) {
  return build('site', root, env.NEXT_DIST_DIR ?? '.next', siteSources, env);
}

/** Builds the embedded backend unless an equal build is there. */
export function buildBackend() {
  return build('backend', backendRoot, '.next', backendSources, {});
}
