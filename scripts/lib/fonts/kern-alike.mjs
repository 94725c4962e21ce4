import { classesOf, classTable, coverageOf, newIn, short } from './layout-tables.mjs';
import { words } from './sfnt.mjs';
import { singlePairs } from './single-pairs.mjs';

/** @typedef {import('./layout-tables.mjs').Alike} Alike */

/** The types of lookups that are used here (OpenType, GPOS). */
const types = { pairs: 2, extension: 9 };

/** Where the tables of pairs are, with a function that changes what refers to each. @param {Buffer} gpos */
function* pairTables(gpos) {
  const lookups = gpos.readUInt16BE(8);
  const count = lookups === 0 ? 0 : gpos.readUInt16BE(lookups);
  for (let index = 0; index < count; index += 1) {
    const lookup = lookups + gpos.readUInt16BE(lookups + 2 + 2 * index);
    const isFar = gpos.readUInt16BE(lookup) === types.extension;
    for (let entry = lookup + 6; entry < lookup + 6 + 2 * gpos.readUInt16BE(lookup + 4); entry += 2) {
      const table = lookup + gpos.readUInt16BE(entry);
      if (gpos.readUInt16BE(isFar ? table + 2 : lookup) !== types.pairs) continue;
      yield {
        at: isFar ? table + gpos.readUInt32BE(table + 4) : table,
        /** @param {Buffer} bytes @param {number} place */
        move: (bytes, place) =>
          isFar ? bytes.writeUInt32BE(place - table, table + 4) : bytes.writeUInt16BE(short(place - lookup), entry),
      };
    }
  }
}

/**
 * The glyphs and the classes of a table of pairs of classes, each with the place of its offset.
 *
 * @param {Buffer} table
 * @param {Alike} first
 * @param {Alike} second
 * @returns {[field: number, part: Buffer][]}
 */
function classParts(table, first, second) {
  const covered = coverageOf(table.subarray(table.readUInt16BE(2)));
  const glyphs = [...covered, ...newIn(covered, first).map(([glyph]) => glyph)];
  return [
    [2, words(1, glyphs.length, ...glyphs)],
    [8, classTable(classesOf(table.subarray(table.readUInt16BE(8))), first)],
    [10, classTable(classesOf(table.subarray(table.readUInt16BE(10))), second)],
  ];
}

/**
 * Kerns new glyphs like other ones. The numbers of new glyphs are higher than all others, so they come last in each
 * list. What is replaced stays in the table; HarfBuzz leaves it out when it cuts the font.
 *
 * @param {Buffer} gpos
 * @param {{ first: Alike, second: Alike }} alike as the first and as the second of a pair
 * @throws {Error} when the table is too large, or is for hinted sizes
 */
export function kernAlike(gpos, { first, second }) {
  let bytes = Buffer.from(gpos);
  /** @param {Buffer} table */
  const append = (table) => {
    const place = bytes.length;
    bytes = Buffer.concat([bytes, table]);
    return place;
  };
  for (const { at, move } of pairTables(gpos)) {
    const table = gpos.subarray(at);
    if (table.readUInt16BE(0) === 1) {
      const place = append(singlePairs(table, first, second));
      move(bytes, place);
    } else
      for (const [field, part] of classParts(table, first, second)) {
        const place = append(part);
        bytes.writeUInt16BE(short(place - at), at + field);
      }
  }
  return bytes;
}
