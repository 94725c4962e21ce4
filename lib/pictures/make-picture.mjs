import sharp from 'sharp';

import { fetchOriginal } from './fetch-original.mjs';
import { dropFormer, dropOriginal, sweepStore, writeOriginal, writeVariant } from './picture-store.mjs';

/** @typedef {import('./picture-store.mjs').Format} Format */
/** @typedef {import('./picture-store.mjs').Original} Original */

/**
 * @typedef {object} PictureJob
 * @property {string} root of the store
 * @property {number} maxStoreBytes
 * @property {string} source the picture's name
 * @property {string} address of the original
 * @property {{ kind: 'w' | 'd', width: number, format: Format }} [variant] what to make; without it the original is
 * only *   checked again
 * @property {Original} [known] the original's last known record
 *
 * @typedef {Original | 'none' | 'as-it-is' | 'failed'} PictureResult the original of the variant; `none` if there is
 *   no picture, `as-it-is` if it cannot be scaled, `failed` if that is unknown
 */

/** The most pixels of an original. A larger picture is served as it is, or not at all. */
const maxPixels = 80_000_000;

/** A limit that holds whatever the file's header claims. */
const photographs = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** How long one picture may take, in seconds. */
const maxSeconds = 20;

/** From this width on, in pixels, a dense picture has three pixels per CSS pixel of a phone. */
const threefold = 1200;

/**
 * The quality of the compression: on a denser screen, less of it is visible. AVIF needs a lower number for the same
 * quality.
 *
 * @param {'w' | 'd'} kind @param {number} width in pixels, as the picture will be
 */
function qualityOf(kind, width) {
  if (kind === 'w') return { plain: 75, avif: 47 };
  return width < threefold ? { plain: 55, avif: 30 } : { plain: 42, avif: 20 };
}

// Only bitmaps are read, no drawings or documents, whatever type a file claims.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Heif', 'Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
});
sharp.cache(false);
sharp.concurrency(1);

/** @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Runs pictures and share images one at a time, however many are fetched meanwhile.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export function inTurn(work) {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/** @param {Buffer} bytes */
const open = (bytes) => sharp(bytes, { limitInputPixels: maxPixels }).timeout({ seconds: maxSeconds }).autoOrient();

/**
 * @param {Buffer} bytes
 * @returns {Promise<Original['plainType'] | 'none' | 'as-it-is'>}
 */
async function plainTypeOf(bytes) {
  try {
    const { format, pages = 1, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!photographs.includes(format)) return 'none';
    if (pages > 1 || width * height > maxPixels) return 'as-it-is';
    return format === 'png' || format === 'gif' ? 'image/png' : 'image/jpeg';
  } catch {
    return 'none';
  }
}

/**
 * @param {Buffer} bytes
 * @param {NonNullable<PictureJob['variant']>} variant
 * @param {Original['plainType']} plainType
 */
async function encode(bytes, { kind, width, format }, plainType) {
  const picture = open(bytes).resize(width, undefined, { withoutEnlargement: true });
  const { autoOrient } = await picture.metadata();
  const quality = qualityOf(kind, Math.min(width, autoOrient.width));
  if (format === 'avif') return picture.avif({ quality: quality.avif, effort: 3 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: quality.plain }).toBuffer();
  if (plainType === 'image/png') return picture.png({ quality: quality.plain }).toBuffer();
  return picture.flatten({ background: '#fff' }).jpeg({ quality: quality.plain, mozjpeg: true }).toBuffer();
}

/** Bytes written since the store was last swept; undefined before the first sweep. */
let written = Infinity;

/** @param {PictureJob} job @param {number} bytes */
async function sweepAfter({ root, maxStoreBytes }, bytes) {
  written += bytes;
  if (written < maxStoreBytes / 20) return;
  written = 0;
  await sweepStore(root, maxStoreBytes);
}

/**
 * Makes one width of a picture and stores it, or checks whether the original has changed.
 *
 * @param {PictureJob} job
 * @returns {Promise<PictureResult>}
 */
export async function makePicture(job) {
  const { root, source, address, variant, known } = job;
  // Before the fetch: what changes during it is looked for at the next check.
  const checkedAt = Date.now();
  const fetched = await fetchOriginal(address, variant ? undefined : known);
  if (fetched === 'unchanged') {
    if (!known) return 'failed';
    const original = { ...known, checkedAt };
    await writeOriginal(root, original);
    return original;
  }
  if (fetched === 'none' || fetched === 'as-it-is') await dropOriginal(root, source);
  if (typeof fetched === 'string') return fetched;
  const { bytes, ...state } = fetched;
  const plainType = await plainTypeOf(bytes);
  if (plainType === 'none' || plainType === 'as-it-is') return plainType;
  const original = { source, plainType, checkedAt, ...state };
  if (variant) {
    const made = await inTurn(() => encode(bytes, variant, plainType)).catch(() => undefined);
    if (!made) return 'none';
    await writeVariant(root, source, { ...variant, revision: original.revision }, made);
    await sweepAfter(job, made.length);
  }
  await writeOriginal(root, original);
  if (known && known.revision !== original.revision) await dropFormer(root, original);
  return original;
}
