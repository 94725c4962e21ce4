import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What of a build is worth it. Pictures and fonts are compressed in themselves. */
const text = /\.(?:js|css)$/;

/**
 * Compresses the scripts and styles of a build with Brotli at its best, once: a sixth less than what the server makes of
 * them with gzip, anew for every answer. Each file's compressed twin stands beside it, as `name.br`, where a web server
 * in front finds it too (nginx's `brotli_static`).
 *
 * What a build writes elsewhere, its manifests, is not complete yet when it has compiled.
 *
 * @param {string} distDir path of the build
 */
export async function compressStatic(distDir) {
  const root = path.join(distDir, 'static/chunks');
  const names = (await readdir(root, { recursive: true })).filter((name) => text.test(name));
  const write = async (/** @type {string} */ file) => writeFile(`${file}.br`, await compress(await readFile(file)));
  await Promise.all(names.map((name) => write(path.join(root, name))));
}
