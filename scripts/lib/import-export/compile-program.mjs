import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { build } from 'esbuild';

import { readSiteEnv } from '../../../lib/env/site-env.mjs';
import { backendRoot, root } from '../paths.mjs';
import { loadSecrets } from '../secrets.mjs';

/** Below the backend, so that it finds the backend's packages. */
const compiledFile = path.join(backendRoot, 'node_modules/.cache/import-export/main.mjs');

/** Compiles the program of the backend that imports and exports. @returns {Promise<string>} its file */
export async function compileProgram(file = compiledFile) {
  await mkdir(path.dirname(file), { recursive: true });
  await build({
    absWorkingDir: backendRoot,
    entryPoints: ['src/import-export/main.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  return file;
}

/**
 * What the program needs of the environment, as the backend has it.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function programEnv() {
  const { siteUrl } = readSiteEnv({ SITE_URL: process.env.SITE_URL });
  const secrets = await loadSecrets();
  return {
    SITE_URL: siteUrl,
    ...secrets,
    BACKEND_DIR: backendRoot,
    NODE_ENV: 'production',
    // Its own lines are what people read.
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    INIT_CWD: process.env.INIT_CWD ?? root,
  };
}
