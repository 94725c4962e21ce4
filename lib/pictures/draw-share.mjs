import { readFile } from 'node:fs/promises';
import path from 'node:path';

import og from 'next/og.js';
import sharp from 'sharp';

import { fetchLogo, placeLogo } from './share-logo.mjs';
import { fetchOriginal } from './fetch-original.mjs';

/**
 * @typedef {{ type: string, props: Record<string, unknown> }} Tree React host elements as plain data
 *
 * @typedef {object} ShareJob
 * @property {{ width: number, height: number }} size in pixels
 * @property {Tree} over drawn over the photograph
 * @property {Tree} alone drawn without a photograph
 * @property {string} [photograph] its address
 * @property {string} [logo] the address of a file that stands in the place of the name
 * @property {string} family of the texts, by the beginning of its files' names
 *
 * @typedef {{ jpeg: string } | 'failed'} ShareResult the image in base64; `failed` if the photograph's host does not
 *   answer
 */

const folder = 'lib/seo/share-fonts';

/** @param {string} family */
const loadFonts = (family) =>
  Promise.all(
    ['latin', 'turkish'].map(async (name) => {
      const data = await readFile(path.join(process.cwd(), folder, `${family}-${name}.ttf`));
      return { name, data, weight: /** @type {const} */ (600) };
    }),
  );

/** The drawing that the layer is made from. Its pictures are not read (`make-picture.mjs`). */
const drawings = { operation: ['VipsForeignLoadSvg'] };

/** @param {Tree} tree @param {Pick<ShareJob, 'size' | 'family'>} job */
export async function drawLayer(tree, { size, family }) {
  const element = /** @type {import('react').ReactElement} */ (/** @type {unknown} */ (tree));
  const drawn = new og.ImageResponse(element, { ...size, fonts: await loadFonts(family) });
  sharp.unblock(drawings);
  try {
    return Buffer.from(await drawn.arrayBuffer());
  } finally {
    sharp.block(drawings);
  }
}

/** @param {import('sharp').Sharp} picture */
async function toJpeg(picture) {
  const bytes = await picture.flatten({ background: '#14191c' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return { jpeg: bytes.toString('base64') };
}

/**
 * Draws a share image. A damaged photograph, or a file that is not one, is left out.
 *
 * @param {ShareJob} job
 * @returns {Promise<ShareResult>}
 */
export async function drawShare({ over, alone, photograph, logo, ...job }) {
  const picture = logo ? await fetchLogo(logo) : undefined;
  if (picture) for (const tree of [over, alone]) placeLogo(tree, picture);
  const fetched = photograph ? await fetchOriginal(photograph) : 'none';
  if (fetched === 'failed') return 'failed';
  if (typeof fetched === 'object') {
    const layer = await drawLayer(over, job);
    const ground = sharp(fetched.bytes, { limitInputPixels: 80_000_000 }).autoOrient();
    const made = await toJpeg(ground.resize({ ...job.size, fit: 'cover' }).composite([{ input: layer }])).catch(
      () => null,
    );
    if (made) return made;
  }
  return toJpeg(sharp(await drawLayer(alone, job)));
}
