/**
 * Draws the icons that devices keep from `public/icon.svg`. Run it by hand after the mark changes:
 * `node scripts/app-icons.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

const publicFolder = new URL('../public/', import.meta.url);
const svg = await readFile(new URL('icon.svg', publicFolder), 'utf8');

/**
 * Without rounded corners, for systems that cut their own; a smaller `scale` leaves room for that.
 *
 * @param {number} scale
 */
const fullBleed = (scale) =>
  svg
    .replace(' rx="18"', '')
    .replace('translate(12 10) scale(1.125)', `translate(${48 - 32 * scale} ${48 - 33 * scale}) scale(${scale})`);

/** @param {string} source @param {number} size */
const png = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 96 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();

/**
 * A picture as every decoder of icons knows it: a bitmap of 32 bits, from the bottom up, and a mask of which nothing is
 * set, since the pixels carry their own transparency. Older decoders do not know PNG.
 *
 * @param {number} size
 */
async function bitmap(size) {
  const pixels = await sharp(await png(svg, size))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const head = Buffer.alloc(40);
  head.writeUInt32LE(head.length, 0);
  head.writeInt32LE(size, 4);
  head.writeInt32LE(size * 2, 8); // The picture and its mask.
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(32, 14);
  const rows = Array.from({ length: size }, (_, row) => pixels.subarray(row * size * 4, (row + 1) * size * 4));
  const colors = Buffer.concat(rows.reverse());
  for (let at = 0; at < colors.length; at += 4) {
    const [red = 0, , blue = 0] = colors.subarray(at, at + 3);
    colors[at] = blue;
    colors[at + 2] = red;
  }
  const mask = Buffer.alloc(Math.ceil(size / 32) * 4 * size);
  return Buffer.concat([head, colors, mask]);
}

/** @param {{ size: number, data: Buffer }[]} pictures */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

const sizes = await Promise.all([16, 32].map(async (size) => ({ size, data: await bitmap(size) })));
const files = {
  'icon-192.png': await png(svg, 192),
  'icon-512.png': await png(svg, 512),
  'icon-maskable-512.png': await png(fullBleed(0.86), 512),
  'apple-touch-icon.png': await png(fullBleed(1.06), 180),
  'favicon.ico': ico(sizes),
};
for (const [name, data] of Object.entries(files)) {
  await writeFile(new URL(name, publicFolder), data);
  console.info(`${name} ${data.length} bytes`);
}
