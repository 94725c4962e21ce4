import { longs, positionsOf, words } from './sfnt.mjs';

/** @param {Buffer} gvar */
function readGvar(gvar) {
  const [axes, sharedCount] = [gvar.readUInt16BE(4), gvar.readUInt16BE(6)];
  const sharedAt = gvar.readUInt32BE(8);
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const start = gvar.readUInt32BE(16);
  /** @param {number} index */
  const place = (index) => start + (isLong ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index));
  return {
    axes,
    sharedCount,
    shared: gvar.subarray(sharedAt, sharedAt + 2 * axes * sharedCount),
    glyphs: Array.from({ length: gvar.readUInt16BE(12) }, (_, index) => gvar.subarray(place(index), place(index + 1))),
  };
}

/** @param {Buffer} glyph @param {number} axes @param {number} by how many shared tuples come before those of the glyph's font */
function moveShared(glyph, axes, by) {
  const bytes = Buffer.from(glyph);
  let at = 4;
  for (let left = bytes.length > 0 ? bytes.readUInt16BE(0) & 0xfff : 0; left > 0; left -= 1) {
    const tuple = bytes.readUInt16BE(at + 2);
    const [hasPeak, hasRange] = [(tuple & 0x8000) !== 0, (tuple & 0x4000) !== 0];
    if (!hasPeak) bytes.writeUInt16BE(tuple + by, at + 2);
    at += 4 + (hasPeak ? 2 * axes : 0) + (hasRange ? 4 * axes : 0);
  }
  return bytes;
}

/**
 * How the outlines of two fonts with the same axes vary.
 *
 * @param {Buffer} one
 * @param {Buffer} other
 * @param {number[]} added the glyphs of the other font that follow those of the first
 */
export function joinGvar(one, other, added) {
  const [first, second] = [readGvar(one), readGvar(other)];
  const { axes, sharedCount } = first;
  const moved = added.map((glyph) => moveShared(second.glyphs[glyph] ?? Buffer.alloc(0), axes, sharedCount));
  const glyphs = [...first.glyphs, ...moved];
  const offsets = longs(...positionsOf(glyphs));
  const shared = Buffer.concat([first.shared, second.shared]);
  const sharedAt = 20 + offsets.length;
  return Buffer.concat([
    ...[words(1, 0, axes, sharedCount + second.sharedCount), longs(sharedAt), words(glyphs.length, 1)],
    ...[longs(sharedAt + shared.length), offsets, shared, ...glyphs],
  ]);
}
