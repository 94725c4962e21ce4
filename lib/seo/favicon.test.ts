/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

test('the favicon has bitmaps of 32 bits, which every decoder reads, in the sizes it declares', () => {
  const icon = readFileSync(path.join(process.cwd(), 'public/favicon.ico'));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const pictures = entries.map((entry) => {
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    const [width, height] = [icon.readInt32LE(offset + 4), icon.readInt32LE(offset + 8) / 2];
    expect([icon[entry], icon[entry + 1]]).toEqual([width, height]);
    // A header, the pixels, and a mask padded to whole words.
    expect(length).toBe(40 + width * height * 4 + Math.ceil(width / 32) * 4 * height);
    expect([icon.readUInt32LE(offset), icon.readUInt16LE(offset + 14), icon.readUInt32LE(offset + 16)]).toEqual([
      40, 32, 0,
    ]);
    return { size: width, end: offset + length };
  });
  expect(pictures.map(({ size }) => size)).toEqual([16, 32]);
  expect(pictures.at(-1)?.end).toBe(icon.length);
});
