import { longs, positionsOf, words } from './sfnt.mjs';

/** @param {Buffer} hvar */
function readHvar(hvar) {
  const store = hvar.subarray(hvar.readUInt32BE(4));
  const regions = store.subarray(store.readUInt32BE(2));
  const [axes, regionCount] = [regions.readUInt16BE(0), regions.readUInt16BE(2)];
  const mapAt = hvar.readUInt32BE(8);
  const map = hvar.subarray(mapAt);
  return {
    axes,
    regionCount,
    regions: regions.subarray(4, 4 + 6 * axes * regionCount),
    data: Array.from({ length: store.readUInt16BE(6) }, (_, index) =>
      store.subarray(store.readUInt32BE(8 + 4 * index)),
    ),
    /** The place of a glyph's deltas: a table, and a row in it. @param {number} glyph */
    placeOf(glyph) {
      if (mapAt === 0) return { table: 0, row: glyph };
      const isLong = map.readUInt8(0) === 1;
      const count = isLong ? map.readUInt32BE(2) : map.readUInt16BE(2);
      const size = ((map.readUInt8(1) >> 4) & 3) + 1;
      const bits = (map.readUInt8(1) & 15) + 1;
      const value = map.readUIntBE((isLong ? 6 : 4) + size * Math.min(glyph, count - 1), size);
      return { table: value >>> bits, row: value & (2 ** bits - 1) };
    },
  };
}

/** A table of deltas without what follows it, with its regions moved. @param {Buffer} data @param {number} by */
function deltas(data, by) {
  const [rows, wide, columns] = [data.readUInt16BE(0), data.readUInt16BE(2), data.readUInt16BE(4)];
  const rowSize = (columns + (wide & 0x7fff)) * (wide & 0x8000 ? 2 : 1);
  const bytes = Buffer.from(data.subarray(0, 6 + 2 * columns + rows * rowSize));
  for (let at = 6; at < 6 + 2 * columns; at += 2) bytes.writeUInt16BE(bytes.readUInt16BE(at) + by, at);
  return bytes;
}

/**
 * How the widths of the glyphs of two fonts vary.
 *
 * @param {Buffer} one
 * @param {Buffer} other
 * @param {number} count how many glyphs the first font has
 * @param {number[]} added as in `joinGvar`
 */
export function joinHvar(one, other, count, added) {
  const [first, second] = [readHvar(one), readHvar(other)];
  const data = [
    ...first.data.map((each) => deltas(each, 0)),
    ...second.data.map((each) => deltas(each, first.regionCount)),
  ];
  const regions = Buffer.concat([
    words(first.axes, first.regionCount + second.regionCount),
    first.regions,
    second.regions,
  ]);
  const regionsAt = 8 + 4 * data.length;
  const places = [
    ...Array.from({ length: count }, (_, glyph) => first.placeOf(glyph)),
    ...added.map((glyph) => second.placeOf(glyph)).map(({ table, row }) => ({ table: table + first.data.length, row })),
  ];
  const store = Buffer.concat([
    ...[words(1), longs(regionsAt), words(data.length)],
    longs(...positionsOf(data, regionsAt + regions.length).slice(0, -1)),
    ...[regions, ...data],
  ]);
  const map = places.map(({ table, row }) => words(table, row));
  const header = longs(0x10000, 20, 20 + store.length, 0, 0);
  return Buffer.concat([header, store, Buffer.from([0, 0x3f]), words(places.length), ...map]);
}
