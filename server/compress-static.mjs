import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** How each compressed copy is made, by the ending of its name. */
const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** What of a build is worth it. Pictures and fonts are compressed in themselves. */
const text = /\.(?:js|css)$/;

/**
 * Compresses the scripts and styles of a build once, with Brotli at its best and with gzip. The compressed copies stand
 * beside each file, as `name.br` and `name.gz`, where a web server in front finds them too (nginx's `brotli_static` and
 * `gzip_static`).
 *
 * What a build writes elsewhere, its manifests, is not complete yet when it has compiled.
 *
 * @param {string} distDir path of the build
 */
export async function compressStatic(distDir) {
  const root = path.join(distDir, 'static/chunks');
  const names = (await readdir(root, { recursive: true })).filter((name) => text.test(name));
  const write = async (/** @type {string} */ file) => {
    const body = await readFile(file);
    for (const [ending, compress] of Object.entries(compressors))
      await writeFile(`${file}.${ending}`, await compress(body));
  };
  await Promise.all(names.map((name) => write(path.join(root, name))));
}
