import { brotliDecompressSync } from 'node:zlib';

/** The tags that WOFF2 writes as a number (WOFF2, 5.2.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4} ?/g,
  ) ?? [];

const maxTables = 64;
/** A font of this size would not be sent to visitors. */
const maxUnpacked = 16 * 1024 * 1024;

/**
 * How many characters and ranges of them are read in all. Large fonts have 65,000 characters, in up to four lists; and a
 * small file can name all of them thousands of times.
 */
const maxCharacters = 400_000;

/** The file is no font that can be read. */
class BadFont extends Error {}

/** @param {Buffer} bytes @param {number} at @returns {[value: number, next: number]} */
function base128(bytes, at) {
  let value = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = bytes.readUInt8(at + index);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + index + 1];
  }
  throw new BadFont('a number is too long');
}

/** @param {Buffer} bytes @returns {Map<string, Buffer>} */
function unpack(bytes) {
  if (bytes.toString('latin1', 4, 8) === 'ttcf') throw new BadFont('a collection of fonts');
  const count = bytes.readUInt16BE(12);
  if (count > maxTables) throw new BadFont('too many tables');
  let at = 48;
  let end = 0;
  /** @type {[tag: string, from: number, to: number][]} */
  const places = [];
  for (let index = 0; index < count; index += 1) {
    const flags = bytes.readUInt8(at++);
    const number = flags & 63;
    const tag = number === 63 ? bytes.toString('latin1', at, at + 4) : (knownTags[number] ?? '').slice(0, 4);
    if (number === 63) at += 4;
    let length;
    [length, at] = base128(bytes, at);
    const isOutline = tag === 'glyf' || tag === 'loca';
    const version = flags >> 6;
    if (isOutline ? version !== 3 : version !== 0) [length, at] = base128(bytes, at);
    places.push([tag, end, end + length]);
    end += length;
    if (end > maxUnpacked) throw new BadFont('too large');
  }
  const packed = bytes.subarray(at, at + bytes.readUInt32BE(20));
  const data = brotliDecompressSync(packed, { maxOutputLength: maxUnpacked });
  return new Map(places.map(([tag, from, to]) => [tag, data.subarray(from, to)]));
}

/** @param {Buffer} bytes @returns {Map<string, Buffer>} */
export function sfntTables(bytes) {
  const rows = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    rows.map((row) => {
      const from = bytes.readUInt32BE(row + 8);
      return [bytes.toString('latin1', row, row + 4), bytes.subarray(from, from + bytes.readUInt32BE(row + 12))];
    }),
  );
}

/**
 * The glyph of each character.
 *
 * @param {Buffer} cmap
 * @returns {Map<number, number>}
 * @throws {BadFont} when it lists more characters than any font has
 */
export function glyphsOf(cmap) {
  /** @type {Map<number, number>} */
  const glyphs = new Map();
  let left = maxCharacters;
  const count = () => {
    if (--left < 0) throw new BadFont('too many characters');
  };
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    count();
    const platform = cmap.readUInt16BE(4 + 8 * index);
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    const format = table.readUInt16BE(0);
    if (platform !== 0 && platform !== 3) continue;
    if (format === 12) {
      for (let group = 0; group < Math.min(table.readUInt32BE(12), 10_000); group += 1) {
        count();
        const [from, to, first] = [0, 4, 8].map((each) => table.readUInt32BE(16 + 12 * group + each));
        for (let code = from ?? 0; code <= Math.min(to ?? 0, (from ?? 0) + 0xffff); code += 1) {
          count();
          glyphs.set(code, (first ?? 0) + code - (from ?? 0));
        }
      }
    } else if (format === 4) {
      const double = table.readUInt16BE(6);
      for (let segment = 0; segment < double; segment += 2) {
        count();
        const to = table.readUInt16BE(14 + segment);
        const from = table.readUInt16BE(16 + double + segment);
        const delta = table.readUInt16BE(16 + 2 * double + segment);
        const offset = table.readUInt16BE(16 + 3 * double + segment);
        for (let code = from; code <= to && code < 0xffff; code += 1) {
          count();
          const place = 16 + 3 * double + segment + offset + 2 * (code - from);
          const glyph = offset === 0 ? code : table.readUInt16BE(place);
          if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
        }
      }
    }
  }
  return glyphs;
}

/**
 * What a style sheet needs to know of a font.
 *
 * @typedef {object} Font
 * @property {(letter: string) => boolean} has whether it has a glyph for a letter
 * @property {[min: number, max: number]} weights
 * @property {number} ascent share of the font's size, as is `descent`
 * @property {number} descent
 * @property {(text: string) => number} widthOf the mean width of the letters of a text, as a share of the font's size
 */

/**
 * @param {Buffer} bytes a WOFF2, TrueType or OpenType file
 * @returns {Font}
 * @throws {BadFont} (an Error) when it is none, or broken
 */
export function readFont(bytes) {
  try {
    const signature = bytes.toString('latin1', 0, 4);
    const isWoff2 = signature === 'wOF2';
    if (!isWoff2 && !['\0\x01\0\0', 'OTTO', 'true'].includes(signature)) throw new BadFont('no font');
    const tables = isWoff2 ? unpack(bytes) : sfntTables(bytes);
    /** @param {string} tag */
    const table = (tag) => tables.get(tag) ?? Buffer.alloc(0);
    const unit = table('head').readUInt16BE(18);
    const hhea = table('hhea');
    const metrics = table('hmtx');
    const count = hhea.readUInt16BE(34);
    // Transformed metrics begin with their flags and list the widths alone.
    const isTransformed = isWoff2 && metrics.length < 4 * count;
    const glyphs = glyphsOf(table('cmap'));
    const os2 = table('OS/2');
    const usesTypo = os2.length >= 72 && (os2.readUInt16BE(62) & 128) !== 0;
    const [ascent, descent] = usesTypo
      ? [os2.readInt16BE(68), os2.readInt16BE(70)]
      : [hhea.readInt16BE(4), hhea.readInt16BE(6)];
    /** @param {string} letter */
    const widthOfLetter = (letter) => {
      const glyph = Math.min(glyphs.get(letter.codePointAt(0) ?? 0) ?? 0, count - 1);
      return metrics.readUInt16BE(isTransformed ? 1 + 2 * glyph : 4 * glyph) / unit;
    };
    return {
      has: (letter) => (glyphs.get(letter.codePointAt(0) ?? 0) ?? 0) > 0,
      weights: weightsOf(table('fvar'), os2),
      ascent: ascent / unit,
      descent: -descent / unit,
      widthOf: (text) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) / text.length,
    };
  } catch (error) {
    throw error instanceof BadFont ? error : new BadFont('the file is broken');
  }
}

/** @param {Buffer} fvar @param {Buffer} os2 @returns {[min: number, max: number]} */
function weightsOf(fvar, os2) {
  if (fvar.length >= 16) {
    const start = fvar.readUInt16BE(4);
    for (let index = 0; index < fvar.readUInt16BE(8); index += 1) {
      const axis = fvar.subarray(start + index * fvar.readUInt16BE(10));
      if (axis.toString('latin1', 0, 4) === 'wght') return [axis.readInt32BE(4) / 65536, axis.readInt32BE(12) / 65536];
    }
  }
  const weight = os2.readUInt16BE(4);
  return [weight, weight];
}
