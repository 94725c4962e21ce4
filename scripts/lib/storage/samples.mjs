import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { backendRoot } from '../paths.mjs';

const mediaDir = path.join(backendRoot, 'seed/demo/media');

/** @param {string} name of a file of the demo content @returns {Promise<Buffer>} */
const demoFile = (name) => readFile(path.join(mediaDir, name));

/** @param {string} group of the demo's files @returns {Promise<Buffer>} the first of them */
async function firstOf(group) {
  const manifest = JSON.parse(await readFile(path.join(mediaDir, 'manifest.json'), 'utf8'));
  return demoFile(manifest[group][0].file);
}

/** A photograph that is different each time, larger than all widths that are made of it. @returns {Promise<Buffer>} */
export function photograph() {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width: 1800, height: 1000, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}

export const film = () => demoFile('video/company-film.mp4');
export const drawing = () => firstOf('brand');

/** A PDF of a visitor. @param {number} [bytes] */
export const pdf = (bytes = 2_000) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);
