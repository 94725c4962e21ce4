import { coverageOf, newIn, short } from './layout-tables.mjs';
import { positionsOf, words } from './sfnt.mjs';

/** @typedef {import('./layout-tables.mjs').Alike} Alike */

/** What a record may have of a glyph. From `firstReference` on they are offsets of tables for variable fonts. */
const values = [1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80];
const firstReference = 0x10;
const isVariation = 0x8000;

/**
 * The pairs of one first glyph, with those of the new second glyphs.
 *
 * @param {Buffer} set
 * @param {number[]} fields the values of a pair
 * @param {Alike} alike
 */
function pairSet(set, fields, alike) {
  const size = 2 + 2 * fields.length;
  const pairs = Array.from({ length: set.readUInt16BE(0) }, (_, index) =>
    Buffer.from(set.subarray(2 + size * index, 2 + size * (index + 1))),
  );
  const seconds = pairs.map((pair) => pair.readUInt16BE(0));
  const copies = newIn(seconds, alike).map(([glyph, like]) => {
    const copy = Buffer.from(pairs[seconds.indexOf(like)] ?? words());
    copy.writeUInt16BE(glyph, 0);
    return copy;
  });
  pairs.push(...copies);

  /** @type {Buffer[]} */
  const references = [];
  for (const pair of pairs)
    for (const [index, value] of fields.entries()) {
      const offset = value < firstReference ? 0 : pair.readUInt16BE(2 + 2 * index);
      if (offset === 0) continue;
      if (set.readUInt16BE(offset + 4) !== isVariation) throw new Error('The kerning is for hinted sizes');
      pair.writeUInt16BE(short(2 + size * pairs.length + 6 * references.length), 2 + 2 * index);
      references.push(set.subarray(offset, offset + 6));
    }
  return Buffer.concat([words(pairs.length), ...pairs, ...references]);
}

/**
 * A table of pairs of single glyphs, with those of the new glyphs.
 *
 * @param {Buffer} table
 * @param {Alike} first
 * @param {Alike} second
 */
export function singlePairs(table, first, second) {
  const covered = coverageOf(table.subarray(table.readUInt16BE(2)));
  const formats = [table.readUInt16BE(4), table.readUInt16BE(6)];
  const fields = formats.flatMap((format) => values.filter((value) => format & value));
  const sets = covered.map((_, index) => pairSet(table.subarray(table.readUInt16BE(10 + 2 * index)), fields, second));
  const added = newIn(covered, first);
  const glyphs = [...covered, ...added.map(([glyph]) => glyph)];
  const coverage = words(1, glyphs.length, ...glyphs);
  const coverageAt = 10 + 2 * glyphs.length;
  const places = positionsOf(sets, coverageAt + coverage.length).map(short);
  const offsets = [...covered, ...added.map(([, like]) => like)].map((glyph) => places[covered.indexOf(glyph)] ?? 0);
  return Buffer.concat([words(1, coverageAt, ...formats, glyphs.length, ...offsets), coverage, ...sets]);
}
