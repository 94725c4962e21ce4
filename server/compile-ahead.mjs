import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Asks the browser to compile every function of a file while the file arrives, beside the page's main thread. Chrome
 * and Edge do so since 136, others read a comment (https://v8.dev/blog/explicit-compile-hints). Without it the browser
 * finds the functions when they are first called, and reads them once more.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile ahead the scripts that hydrate every page: React and Next's router, most of which runs at once
 * (docs/decisions/0113). Before these files are compressed. A file that has the hint is left as it is.
 *
 * @param {string} distDir path of the build
 * @throws {Error} where the build has no manifest that names its main scripts
 */
export async function compileAhead(distDir) {
  const manifest = await readFile(path.join(distDir, 'build-manifest.json'), 'utf8');
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = JSON.parse(manifest);
  const write = async (/** @type {string} */ file) => {
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script);
  };
  await Promise.all(rootMainFiles.map((name) => write(path.join(distDir, name))));
}
