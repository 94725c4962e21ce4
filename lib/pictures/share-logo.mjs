import sharp from 'sharp';

import { readAtMost } from '../http/bounded-body.mjs';
import { logoMark } from './share-mark.mjs';

/** @typedef {import('./draw-share.mjs').Tree} Tree */

/** In pixels. */
const box = { width: 340, height: 84 };
const maxBytes = 2 * 1024 * 1024;
const timeoutMs = 3000;

/** A logo may be a drawing; the backend refuses those with script or outside references. */
const drawings = { operation: ['VipsForeignLoadSvg'] };

/**
 * The company's logo as a PNG that fits.
 *
 * @param {string} address
 * @returns undefined when it cannot be had: the name then stands there
 */
export async function fetchLogo(address) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { ok, body } = await fetch(address, { redirect: 'manual', signal });
    if (!ok) return undefined;
    const bytes = await readAtMost(body, maxBytes);
    sharp.unblock(drawings);
    const made = sharp(bytes, { density: 200, limitInputPixels: 40_000_000 }).resize({ ...box, fit: 'inside' });
    return await made.png().toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  } finally {
    sharp.block(drawings);
  }
}

/** @param {unknown} value @returns {value is Tree} */
const isTree = (value) => typeof value === 'object' && value !== null && 'props' in value;

/**
 * Puts a logo in the place of the name.
 *
 * @param {Tree} tree is changed
 * @param {NonNullable<Awaited<ReturnType<typeof fetchLogo>>>} logo
 */
export function placeLogo(tree, logo) {
  if (logoMark in tree.props) {
    const { width, height } = logo.info;
    tree.type = 'img';
    tree.props = { src: `data:image/png;base64,${logo.data.toString('base64')}`, width, height };
    return;
  }
  for (const child of [tree.props.children].flat()) if (isTree(child)) placeLogo(child, logo);
}
