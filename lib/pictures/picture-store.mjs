import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Pictures on disk. A folder of the store has the variants of one original and its record, `original.json`. Files
 * are written under another name and renamed, so any number of processes may share a store.
 *
 * @typedef {object} Original
 * @property {string} source the picture's name, as `pictureSource` gives it
 * @property {string} revision of its bytes, 12 hexadecimal digits
 * @property {'image/png' | 'image/jpeg'} plainType the type for clients that accept no newer format
 * @property {string | null} etag as the origin sent it
 * @property {string | null} lastModified
 * @property {number} checkedAt the last check with the origin, in milliseconds since 1970
 *
 * @typedef {'avif' | 'webp' | 'plain'} Format
 * @typedef {{ kind: string, width: number, revision: string, format: Format }} Variant
 */

const recordName = 'original.json';

/** Increase it when pictures are made differently, so that older ones are not served. */
const design = 1;

/** The block size of a disk, in bytes: a small file takes a whole block. */
const block = 4096;

/** A temporary file of this age, in milliseconds, belongs to a process that has ended. */
const maxHalfMs = 10 * 60_000;

/** @param {string} root of the store @param {string} source */
const folderOf = (root, source) =>
  path.join(root, `${design}-${createHash('sha256').update(source).digest('hex').slice(0, 24)}`);

/** @param {Variant} variant */
const fileName = ({ kind, width, revision, format }) => `${kind}${width}-${revision}.${format}`;

/** @param {string} root @param {string} source @param {Variant} variant */
export const variantFile = (root, source, variant) => path.join(folderOf(root, source), fileName(variant));

/** @param {string} file @param {string | Uint8Array} content */
async function writeWhole(file, content) {
  const half = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(half, content);
  await rename(half, file);
}

/**
 * @param {string} root
 * @param {string} source
 * @returns {Promise<Original | undefined>} undefined if it has no variants yet
 */
export async function readOriginal(root, source) {
  try {
    const record = JSON.parse(await readFile(path.join(folderOf(root, source), recordName), 'utf8'));
    return record.source === source && /^[\da-f]{12}$/.test(record.revision) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} root @param {Original} original */
export const writeOriginal = (root, original) =>
  writeWhole(path.join(folderOf(root, original.source), recordName), JSON.stringify(original));

/** @param {string} root @param {string} source @param {Variant} variant @param {Uint8Array} bytes */
export const writeVariant = (root, source, variant, bytes) => writeWhole(variantFile(root, source, variant), bytes);

/** Deletes everything made from a deleted original. @param {string} root @param {string} source */
export const dropOriginal = (root, source) => rm(folderOf(root, source), { recursive: true, force: true });

/** Deletes what was made from older bytes. @param {string} root @param {Original} original */
export async function dropFormer(root, { source, revision }) {
  const folder = folderOf(root, source);
  const former = (await readdir(folder)).filter((name) => /^[wd]\d/.test(name) && !name.includes(`-${revision}.`));
  await Promise.all(former.map((name) => rm(path.join(folder, name), { force: true })));
}

/**
 * The substitute for a missing width: the next wider one, else the widest.
 *
 * @param {string} root
 * @param {string} source
 * @param {number} width
 * @param {readonly Format[]} formats that the client accepts
 * @returns {Promise<Variant | undefined>}
 */
export async function nearestVariant(root, source, width, formats) {
  const names = await readdir(folderOf(root, source)).catch(() => []);
  const variants = names.flatMap((name) => {
    const [, kind, size, revision, format] = /^([wd])(\d+)-([\da-f]{12})\.(\w+)$/.exec(name) ?? [];
    const isTaken = formats.some((taken) => taken === format);
    return kind && revision && isTaken
      ? [{ kind, width: Number(size), revision, format: /** @type {Format} */ (format) }]
      : [];
  });
  const distance = (/** @type {Variant} */ { width: has }) => (has >= width ? has - width : 10_000 - has);
  return variants.sort((a, b) => distance(a) - distance(b))[0];
}

/** @param {string} root */
async function filesIn(root) {
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const files = names.map(async (name) => {
    const file = path.join(root, name);
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? [{ file, madeAt: found.mtimeMs, size: Math.ceil(found.size / block) * block }] : [];
  });
  return (await Promise.all(files)).flat();
}

/**
 * Keeps a store within its limit: deletes the oldest pictures and old temporary files.
 *
 * @param {string} root
 * @param {number} maxBytes the disk space that the store may take; a tenth is freed at a time
 * @returns {Promise<number>} the disk space it takes now, in bytes
 */
export async function sweepStore(root, maxBytes) {
  const now = Date.now();
  const files = (await filesIn(root)).sort((a, b) => a.madeAt - b.madeAt);
  const isHalf = (/** @type {string} */ file) => path.basename(file).startsWith('.');
  let total = files.reduce((sum, { size }) => sum + size, 0);
  const goal = total > maxBytes ? maxBytes * 0.9 : Infinity;
  for (const { file, madeAt, size } of files) {
    const isLeft = isHalf(file) && now - madeAt > maxHalfMs;
    if (!isLeft && (total <= goal || isHalf(file))) continue;
    await rm(file, { force: true });
    // Only if that was the last file of its folder.
    await rmdir(path.dirname(file)).catch(() => undefined);
    total -= size;
  }
  return total;
}
