import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/** What Next writes. @typedef {string | NodeJS.ArrayBufferView} Data */
/** @typedef {{ writeFile: (file: string, data: Data) => Promise<void> }} Files */
/** @typedef {{ half: string, file: string, isWritten: Promise<void> }} Part */
/** The files of one entry. @typedef {{ parts: Part[], isOver: boolean }} Entry */

/** @type {AsyncLocalStorage<Entry>} */
const entries = new AsyncLocalStorage();

/** How many entries in a row could not be written. */
let unwritten = 0;

/**
 * A file system that writes to temporary files. `writeWhole` renames them once the whole entry is written.
 *
 * @template {Files} F
 * @param {F} fs
 * @returns {F}
 */
export const wholeEntries = (fs) => ({
  ...fs,
  writeFile: async (/** @type {string} */ file, /** @type {Data} */ data) => {
    const entry = entries.getStore();
    if (!entry) return fs.writeFile(file, data);
    if (entry.isOver) throw new Error(`${file}: its entry has failed`);
    const half = `${file}.${randomUUID()}.half`;
    const isWritten = fs.writeFile(half, data);
    entry.parts.push({ half, file, isWritten });
    return isWritten;
  },
});

/**
 * Writes all files of an entry, or none of them. Next overwrites the files of an entry one by one. On a full disk some
 * would be truncated, and after a restart the site would serve an incomplete page, or one with the policy of another.
 *
 * A disk that cannot be written to is logged twice: when the failures begin and when they end. The entry stays in memory
 * in any case.
 *
 * @template T
 * @param {() => Promise<T>} write
 * @returns {Promise<T | undefined>}
 */
export async function writeWhole(write) {
  /** @type {Entry} */
  const entry = { parts: [], isOver: false };
  try {
    const result = await entries.run(entry, write);
    for (const { half, file } of entry.parts) await rename(half, file);
    if (entry.parts.length > 0) reportWritten();
    return result;
  } catch (error) {
    entry.isOver = true;
    await Promise.allSettled(entry.parts.map(({ isWritten }) => isWritten));
    await Promise.all(entry.parts.map(({ half }) => rm(half, { force: true })));
    if (!isOfTheDisk(error)) throw error;
    reportUnwritten(error);
    return undefined;
  }
}

/** @param {unknown} error @returns {error is NodeJS.ErrnoException} */
const isOfTheDisk = (error) => typeof (/** @type {{ syscall?: unknown }} */ (error)?.syscall) === 'string';

/** @param {NodeJS.ErrnoException} error */
function reportUnwritten(error) {
  unwritten += 1;
  if (unwritten === 1) console.error(`page cache: cannot be written (${error.message}); pages are kept in memory`);
}

function reportWritten() {
  if (unwritten > 0) console.info(`page cache: is written again; ${unwritten} entries were kept in memory only`);
  unwritten = 0;
}
