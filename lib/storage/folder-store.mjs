import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('./file-store.mjs').FileStore} FileStore */

/** Errors of a name that no file has. Any other one, such as too many open files, says nothing about the file. */
const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** @template T @param {Promise<T>} work @param {string[]} [codes] @returns {Promise<T | undefined>} */
const ifThere = (work, codes = missing) =>
  work.catch((error) => {
    if (codes.includes(error.code)) return undefined;
    throw error;
  });

/** A file that is being written, beside the one that it will be. */
const newHalf = (/** @type {string} */ file) => `${file}.${randomUUID()}.part`;
const isHalf = (/** @type {string} */ name) => /\.[\da-f-]{36}\.part$/.test(name);

/**
 * Names below a folder. Hidden files are left out.
 *
 * @param {string} folder
 * @param {string} inside
 * @returns {AsyncGenerator<string>}
 */
async function* namesIn(folder, inside = '') {
  // A file in the place of the folder is no empty folder.
  const entries = (await ifThere(readdir(path.join(folder, inside), { withFileTypes: true }), ['ENOENT'])) ?? [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = path.posix.join(inside, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* namesIn(folder, name);
    else if (entry.isFile()) yield name;
  }
}

/** The first and last byte of a part. @param {string} range @param {number} size */
function partOf(range, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first === undefined || (!first && !last)) return { start: 0, end: size - 1, isWhole: true };
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end) throw new RangeError(`no such part: ${range}`);
  return { start, end, isWhole: false };
}

/** @implements {FileStore} */
export class FolderStore {
  isRemote = false;

  /** @param {string} folder a missing one is made when something is stored */
  constructor(folder) {
    this.folder = folder;
  }

  get place() {
    return this.folder;
  }

  /** Always inside the folder. @param {string} name */
  #pathOf(name) {
    return path.join(this.folder, path.posix.join('/', name));
  }

  /** @param {string} name */
  async find(name) {
    const found = await ifThere(stat(this.#pathOf(name)));
    return found?.isFile() ? { name, size: found.size } : undefined;
  }

  /** @param {string} name @param {string} [range] */
  async open(name, range = '') {
    const handle = await ifThere(open(this.#pathOf(name)));
    if (!handle) return undefined;
    try {
      const found = await handle.stat();
      if (!found.isFile()) {
        await handle.close();
        return undefined;
      }
      const { size } = found;
      const { start, end, isWhole } = partOf(range, size);
      const length = end - start + 1;
      const body = handle.createReadStream(length > 0 ? { start, end } : {});
      return { body, size: length, contentRange: isWhole ? undefined : `bytes ${start}-${end}/${size}` };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** @param {string} name @param {Uint8Array} bytes */
  write(name, bytes) {
    return this.#place(name, (half) => writeFile(half, bytes, { mode: 0o600 }));
  }

  /** @param {string} name @param {string} file */
  copyIn(name, file) {
    return this.#place(name, (half) => copyFile(file, half));
  }

  /** @param {string} name @param {(half: string) => Promise<void>} fill */
  async #place(name, fill) {
    const file = this.#pathOf(name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const half = newHalf(file);
    try {
      await fill(half);
      const handle = await open(half, 'r');
      await handle.sync().finally(() => handle.close());
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    const folder = await open(path.dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  }

  /** @param {string} name */
  remove(name) {
    return rm(this.#pathOf(name), { force: true });
  }

  /** @param {string} [beginning] */
  async *list(beginning = '') {
    for await (const name of namesIn(this.folder)) {
      const found = name.startsWith(beginning) && !name.endsWith('.part') ? await this.find(name) : undefined;
      if (found) yield found;
    }
  }

  /** @param {number} minAgeMs */
  async removeUnfinished(minAgeMs) {
    let count = 0;
    for await (const name of namesIn(this.folder)) {
      if (!isHalf(name)) continue;
      const found = await ifThere(stat(this.#pathOf(name)));
      if (!found || Date.now() - found.mtimeMs < minAgeMs) continue;
      await this.remove(name);
      count += 1;
    }
    return count;
  }
}
