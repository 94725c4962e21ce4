/** @typedef {Map<string, Buffer>} Tables the tables of a TrueType font, by their tags */

/** @param {Tables} tables @param {string} tag @throws {Error} when the font has no such table */
export function tableOf(tables, tag) {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

/** @param {...number} values */
export const words = (...values) => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index));
  return bytes;
};

/** @param {...number} values */
export const longs = (...values) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
};

/**
 * The positions of parts that follow each other, with the end of the last one.
 *
 * @param {Buffer[]} parts
 * @param {number} [start]
 */
export function positionsOf(parts, start = 0) {
  const positions = [start];
  for (const part of parts) positions.push((positions.at(-1) ?? 0) + part.length);
  return positions;
}

/** @param {Tables} tables @returns {Buffer} a font without checksums, for HarfBuzz, which writes them */
export function sfntOf(tables) {
  const rows = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const padded = rows.map(([, table]) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]));
  const positions = positionsOf(padded, 12 + 16 * rows.length);
  const directory = rows.map(([tag, table], index) =>
    Buffer.concat([Buffer.from(tag, 'latin1'), longs(0, positions[index] ?? 0, table.length)]),
  );
  return Buffer.concat([longs(0x10000), words(rows.length, 0, 0, 0), ...directory, ...padded]);
}

/** A table of characters in format 4, with a segment for each character. @param {Map<number, number>} glyphs */
export function cmapOf(glyphs) {
  const rows = [...glyphs].filter(([code]) => code < 0xffff).sort(([one], [other]) => one - other);
  const codes = [...rows.map(([code]) => code), 0xffff];
  const deltas = [...rows.map(([code, glyph]) => (glyph - code) & 0xffff), 1];
  const count = codes.length;
  const offsets = Array.from({ length: count }, () => 0);
  const segments = words(2 * count, 0, 0, 0, ...codes, 0, ...codes, ...deltas, ...offsets);
  return Buffer.concat([
    words(0, 2, 0, 3),
    longs(20),
    words(3, 1),
    longs(20),
    words(4, 6 + segments.length, 0),
    segments,
  ]);
}
