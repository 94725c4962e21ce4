/**
 * A picture as every decoder of icons knows it: a bitmap of 32 bits, from the bottom up, and a mask of which nothing is
 * set, since the pixels carry their own transparency. Older decoders do not know PNG.
 *
 * @param {{ size: number, pixels: Buffer }} picture four bytes a pixel: red, green, blue, opacity
 */
function bitmap({ size, pixels }) {
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

/**
 * The file of an icon in several sizes.
 *
 * @param {{ size: number, pixels: Buffer }[]} pictures four bytes a pixel: red, green, blue, opacity
 */
export function toIco(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  const bitmaps = pictures.map(bitmap);
  let offset = head.length;
  for (const [index, { size }] of pictures.entries()) {
    const [entry, length] = [6 + 16 * index, bitmaps[index]?.length ?? 0];
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([head, ...bitmaps]);
}
