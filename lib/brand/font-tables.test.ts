/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import fonts from './font-files.json';
import { glyphsOf, readFont } from './font-tables.mjs';

/** A `cmap` whose lists of format 4 are one and the same, which has one range of characters many times. */
function repeated(ranges: number, { lists = 1, last = 0xfffe } = {}): Buffer {
  const list = Buffer.alloc(16 + 8 * ranges);
  list.writeUInt16BE(4, 0);
  list.writeUInt16BE(2 * ranges, 6);
  for (let index = 0; index < ranges; index += 1) {
    list.writeUInt16BE(last, 14 + 2 * index);
    list.writeUInt16BE(1, 16 + 2 * ranges + 2 * index);
  }
  const head = Buffer.alloc(4 + 8 * lists);
  head.writeUInt16BE(lists, 2);
  for (let index = 0; index < lists; index += 1) head.writeUInt32BE(head.length, 8 + 8 * index);
  return Buffer.concat([head, list]);
}

test('every character of a range has its glyph', () => {
  const glyphs = glyphsOf(repeated(1));
  expect([glyphs.size, glyphs.get(65), glyphs.get(0xfffe)]).toEqual([0xfffe, 65, 0xfffe]);
});

test('a font that names the same characters over and over is refused, and does not hold the process up', () => {
  expect(() => glyphsOf(repeated(1_500))).toThrow('too many characters');
});

test('a font that has thousands of lists of empty ranges is refused', () => {
  expect(() => glyphsOf(repeated(8_000, { lists: 60_000, last: 0 }))).toThrow('too many characters');
});

test('the letters of Turkish are found in a font of ours', () => {
  const file = path.resolve(__dirname, '../../public/fonts', fonts.archivo.files.latin);
  const font = readFont(readFileSync(file));
  expect([...'ğüşıöçĞÜŞİÖÇ'].every((letter) => font.has(letter))).toBe(true);
});
