import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** @typedef {import('../../../lib/storage/file-store.mjs').FileStore} FileStore */

/**
 * @typedef {object} Moved
 * @property {number} copied files that were not there, or others
 * @property {number} equal files that were there already
 * @property {number} bytes of all of them
 * @property {string[]} names of all of them: each has the same size and checksum on both sides
 * @property {string[]} extra names that only the target has
 */

/** A bucket answers slowly, and several at a time. */
const atOnce = 4;

/** @param {FileStore} store @param {string} name @returns {Promise<string | undefined>} undefined if it is missing */
async function sumOf(store, name) {
  const found = await store.open(name);
  if (!found) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of found.body) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * @param {FileStore} from
 * @param {FileStore} to
 * @param {string} name
 * @param {string} half a file for what is on its way
 * @returns {Promise<boolean>} whether it was copied; not if it was deleted meanwhile
 * @throws {Error} where it has not arrived as it was
 */
async function copy(from, to, name, half) {
  const found = await from.open(name);
  if (!found) return false;
  const hash = createHash('sha256');
  /** @param {AsyncIterable<Uint8Array>} source */
  const hashed = async function* (source) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(found.body, hashed, createWriteStream(half, { mode: 0o600 }));
  await to.copyIn(name, half);
  if ((await sumOf(to, name)) !== hash.digest('hex')) throw new Error(`${name} has not arrived as it was`);
  return true;
}

/**
 * Copies all files that the target does not have, and compares every one by size and SHA-256. Nothing is deleted. Run
 * again after an interruption, it copies what is missing.
 *
 * @param {FileStore} from
 * @param {FileStore} to
 * @param {(done: number) => void} [note] is told how many have been looked at
 * @returns {Promise<Moved>}
 * @throws {Error} with one line
 */
export async function moveFiles(from, to, note) {
  const there = new Map();
  for await (const { name, size } of to.list()) there.set(name, size);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'media-move-'));
  /** @type {Moved} */
  const moved = { copied: 0, equal: 0, bytes: 0, names: [], extra: [] };
  const files = from.list();
  let isFailed = false;
  const work = async (/** @type {string} */ half) => {
    for (let next = await files.next(); !next.done && !isFailed; next = await files.next()) {
      const { name, size } = next.value;
      const isThere = there.get(name) === size && (await sumOf(from, name)) === (await sumOf(to, name));
      const isCopied = !isThere && (await copy(from, to, name, half));
      there.delete(name);
      if (!isThere && !isCopied) continue;
      moved[isCopied ? 'copied' : 'equal'] += 1;
      moved.bytes += size;
      moved.names.push(name);
      note?.(moved.names.length);
    }
  };
  try {
    const workers = Array.from({ length: atOnce }, (_, index) =>
      work(path.join(folder, String(index))).catch((error) => {
        isFailed = true;
        throw error;
      }),
    );
    // Every worker has ended before the folder goes.
    const ends = await Promise.allSettled(workers);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { ...moved, extra: [...there.keys()] };
}

/**
 * Before anything is deleted at the target: a source without a single file is more likely the wrong folder, or a disk
 * that is not mounted.
 *
 * @param {{ from: FileStore, names: string[], extra: string[] }[]} moved
 * @throws {Error} with one line that names the source
 */
export function requireSources(moved) {
  const empty = moved.find(({ names, extra }) => names.length === 0 && extra.length > 0);
  if (empty)
    throw new Error(
      `there is no file in ${empty.from.place}: --mirror would delete all ${empty.extra.length} at the target; if that is right, delete them there`,
    );
}
