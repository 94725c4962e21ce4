import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { readAtMost } from '../http/bounded-body.mjs';
import { drawLayer } from './draw-share.mjs';
import { toIco } from './ico.mjs';

/** @typedef {import('./draw-share.mjs').Tree} Tree */

/**
 * @typedef {object} IconJob
 * @property {readonly number[]} icon its sizes in pixels: one for a PNG, several for an ICO
 * @property {number} share what the picture takes of the width; the ground is around it
 * @property {string} [ground] a colour; without one the ground is transparent
 * @property {string} [file] a drawing, by its path below the project
 * @property {string} [address] of the company's own icon
 * @property {Tree} mark drawn where there is neither
 * @property {string} family of the mark's letter, by the beginning of its files' names
 *
 * @typedef {{ icon: string, isOwn: boolean } | 'failed'} IconResult the file in base64, and whether it is what was
 *   asked for: an own icon that cannot be had is replaced by the mark
 */

const maxBytes = 2 * 1024 * 1024;
const timeoutMs = 3000;

/** The size that the mark is drawn in. */
const markSize = { width: 512, height: 512 };

/** Icons may be drawings; the backend refuses those with script or outside references. */
const drawings = { operation: ['VipsForeignLoadSvg'] };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** @param {string} address @returns {Promise<Buffer | undefined>} */
async function fetchIcon(address) {
  try {
    const { ok, body } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return ok ? await readAtMost(body, maxBytes) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Buffer} source @param {number} size @param {IconJob} job */
async function pictureOf(source, size, { share, ground }) {
  const inner = Math.round(size * share);
  const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
  const drawn = sharp(source, { density: 400, limitInputPixels: 40_000_000 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .extend({ top: before, left: before, bottom: after, right: after, background: clear });
  return sharp(await drawn.png().toBuffer()).flatten(ground ? { background: ground } : false);
}

/** @param {Buffer} source @param {IconJob} job */
async function fileOf(source, job) {
  const [size = 0, ...others] = job.icon;
  sharp.unblock(drawings);
  try {
    if (others.length === 0) return await (await pictureOf(source, size, job)).png({ compressionLevel: 9 }).toBuffer();
    const pictures = job.icon.map(async (each) => {
      const pixels = await (await pictureOf(source, each, job)).ensureAlpha().raw().toBuffer();
      return { size: each, pixels };
    });
    return toIco(await Promise.all(pictures));
  } finally {
    sharp.block(drawings);
  }
}

/**
 * Draws an icon of the site: from a file, else from the company's own, else its mark.
 *
 * @param {IconJob} job
 * @returns {Promise<IconResult>}
 */
export async function drawIcon(job) {
  const { file, address, mark, family } = job;
  const own = file ? await readFile(path.join(process.cwd(), file)) : address && (await fetchIcon(address));
  const made = own ? await fileOf(own, job).catch(() => undefined) : undefined;
  if (made) return { icon: made.toString('base64'), isOwn: true };
  const drawn = await drawLayer(mark, { size: markSize, family });
  return { icon: (await fileOf(drawn, { ...job, share: 1 })).toString('base64'), isOwn: !file && !address };
}
