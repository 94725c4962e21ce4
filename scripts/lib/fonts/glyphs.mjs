import { longs, positionsOf, tableOf } from './sfnt.mjs';

/** @typedef {import('./sfnt.mjs').Tables} Tables */
/**
 * @typedef {object} Glyph
 * @property {Buffer} outline
 * @property {Buffer} metrics the width, and what is left of the outline
 */

/** @param {Tables} tables @returns {Glyph[]} */
export function readGlyphs(tables) {
  const glyf = tableOf(tables, 'glyf');
  const loca = tableOf(tables, 'loca');
  const hmtx = tableOf(tables, 'hmtx');
  const isLong = tableOf(tables, 'head').readUInt16BE(50) === 1;
  const widths = tableOf(tables, 'hhea').readUInt16BE(34);
  /** @param {number} index */
  const place = (index) => (isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, index) => {
    const width = hmtx.subarray(4 * Math.min(index, widths - 1)).subarray(0, 2);
    const bearing = hmtx.subarray(index < widths ? 4 * index + 2 : 4 * widths + 2 * (index - widths)).subarray(0, 2);
    return { outline: glyf.subarray(place(index), place(index + 1)), metrics: Buffer.concat([width, bearing]) };
  });
}

/** @param {Tables} tables @param {Glyph[]} glyphs */
export function writeGlyphs(tables, glyphs) {
  const outlines = glyphs.map(({ outline }) => Buffer.concat([outline, Buffer.alloc(outline.length & 1)]));
  /** @param {string} tag @param {number} at @param {number} value */
  const change = (tag, at, value) => {
    const table = Buffer.from(tableOf(tables, tag));
    table.writeUInt16BE(value, at);
    tables.set(tag, table);
  };
  change('head', 50, 1);
  change('hhea', 34, glyphs.length);
  change('maxp', 4, glyphs.length);
  tables.set('glyf', Buffer.concat(outlines));
  tables.set('loca', longs(...positionsOf(outlines)));
  tables.set('hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics)));
}

const flagsOfPart = { words: 1, scale: 8, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/** Whether a glyph is made of other glyphs. @param {Buffer} outline */
export const isComposite = (outline) => outline.length > 0 && outline.readInt16BE(0) < 0;

/**
 * Gives the parts of a composite their new numbers.
 *
 * @param {Buffer} outline
 * @param {(glyph: number) => number} renumber
 */
export function renumberParts(outline, renumber) {
  if (!isComposite(outline)) return outline;
  const bytes = Buffer.from(outline);
  let at = 10;
  for (let flags = flagsOfPart.more; flags & flagsOfPart.more;) {
    flags = bytes.readUInt16BE(at);
    bytes.writeUInt16BE(renumber(bytes.readUInt16BE(at + 2)), at + 2);
    at += flags & flagsOfPart.words ? 8 : 6;
    if (flags & flagsOfPart.scale) at += 2;
    if (flags & flagsOfPart.twoScales) at += 4;
    if (flags & flagsOfPart.matrix) at += 8;
  }
  return bytes;
}

/** The larger of each limit of two fonts (`maxp`, and the box of `head`). @param {Tables} one @param {Tables} other */
export function joinLimits(one, other) {
  const maxp = Buffer.from(tableOf(one, 'maxp'));
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), tableOf(other, 'maxp').readUInt16BE(at)), at);
  const head = Buffer.from(tableOf(one, 'head'));
  for (const [at, limit] of /** @type {const} */ ([
    [36, Math.min],
    [38, Math.min],
    [40, Math.max],
    [42, Math.max],
  ]))
    head.writeInt16BE(limit(head.readInt16BE(at), tableOf(other, 'head').readInt16BE(at)), at);
  one.set('maxp', maxp).set('head', head);
}
