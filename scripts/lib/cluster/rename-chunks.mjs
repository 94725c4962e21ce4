import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What the new names end with. Hashes of a build have small letters, digits and signs, and may end with any of them. */
const mark = 'Z';

/**
 * Gives the scripts and styles of a build other names, as those of another version have.
 *
 * @param {string} distDir folder of the build
 */
export async function renameChunks(distDir) {
  const chunks = path.join(distDir, 'static/chunks');
  const names = await readdir(chunks, { recursive: true });
  await Promise.all(names.filter((name) => /\.(?:br|gz)$/.test(name)).map((name) => rm(path.join(chunks, name))));
  /** @type {Map<string, string>} */
  const renamed = new Map();
  for (const name of names.filter((each) => /\.(?:js|css)$/.test(each))) {
    const base = path.basename(name);
    renamed.set(base, base.replace(/.\.(js|css)$/, `${mark}.$1`));
    await rename(path.join(chunks, name), path.join(chunks, path.dirname(name), renamed.get(base) ?? base));
  }
  for (const name of await readdir(distDir, { recursive: true })) {
    if (!/\.(?:js|mjs|json|html|rsc|meta)$/.test(name)) continue;
    const file = path.join(distDir, name);
    const text = await readFile(file, 'utf8');
    const changed = text.replace(/[\w~.-]+\.(?:js|css)/g, (found) => renamed.get(found) ?? found);
    if (changed !== text) await writeFile(file, changed);
  }
}

/** Whether a file is one of a build whose files were renamed. @param {string} name */
export const isRenamed = (name) => name.endsWith(`${mark}.js`) || name.endsWith(`${mark}.css`);
