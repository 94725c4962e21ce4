/** Compiles the suite with everything that it needs of the site into one file, which runs with Node alone. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const folder = path.dirname(fileURLToPath(import.meta.url));

/**
 * @param {string} entry below this folder
 * @param {string} outfile
 * @returns {Promise<string>} the file
 */
export async function compile(entry, outfile) {
  await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Some packages of the sanitiser are CommonJS, and ask for Node's modules at run time.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    alias: { 'server-only': '../server/empty-module.mjs' },
    logLevel: 'warning',
  });
  return outfile;
}

/** The suite itself. @param {string} [outfile] */
export const buildConformance = (outfile = path.join(folder, 'dist/conformance.mjs')) => compile('src/bin.ts', outfile);

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildConformance();
