import { words } from './sfnt.mjs';

/** @typedef {Map<number, number>} Alike new glyphs in ascending order, each with the glyph that it is kerned like */

/** The glyphs of a coverage table, in its order. @param {Buffer} table @returns {number[]} */
export function coverageOf(table) {
  const [format, count] = [table.readUInt16BE(0), table.readUInt16BE(2)];
  if (format === 1) return Array.from({ length: count }, (_, index) => table.readUInt16BE(4 + 2 * index));
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [table.readUInt16BE(4 + 6 * index), table.readUInt16BE(6 + 6 * index)];
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  }).flat();
}

/** @param {Buffer} table @returns {Map<number, number>} the classes of glyphs that have another one than 0 */
export function classesOf(table) {
  /** @type {[glyph: number, value: number][]} */
  const classes = [];
  if (table.readUInt16BE(0) === 1)
    for (let index = 0; index < table.readUInt16BE(4); index += 1)
      classes.push([table.readUInt16BE(2) + index, table.readUInt16BE(6 + 2 * index)]);
  else
    for (let at = 4; at < 4 + 6 * table.readUInt16BE(2); at += 6)
      for (let glyph = table.readUInt16BE(at); glyph <= table.readUInt16BE(at + 2); glyph += 1)
        classes.push([glyph, table.readUInt16BE(at + 4)]);
  return new Map(classes);
}

/** @param {Map<number, number>} classes @param {Alike} alike */
export function classTable(classes, alike) {
  const all = new Map(classes);
  for (const [glyph, like] of alike) all.set(glyph, classes.get(like) ?? 0);
  const rows = [...all].filter(([, value]) => value > 0).sort(([one], [other]) => one - other);
  return words(2, rows.length, ...rows.flatMap(([glyph, value]) => [glyph, glyph, value]));
}

/** Those of the new glyphs whose models are covered. @param {number[]} covered @param {Alike} alike */
export const newIn = (covered, alike) => [...alike].filter(([, like]) => covered.includes(like));

/** @param {number} offset @throws {Error} when it is too large for the table */
export function short(offset) {
  if (offset > 0xffff) throw new Error('The kerning is too large to be extended');
  return offset;
}
