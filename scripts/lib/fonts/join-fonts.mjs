import { glyphsOf, sfntTables } from '../../../lib/brand/font-tables.mjs';

import { isComposite, joinLimits, readGlyphs, renumberParts, writeGlyphs } from './glyphs.mjs';
import { joinGvar } from './join-gvar.mjs';
import { joinHvar } from './join-hvar.mjs';
import { kernAlike } from './kern-alike.mjs';
import { cmapOf, sfntOf, tableOf } from './sfnt.mjs';

/** @param {import('./glyphs.mjs').Glyph} glyph */
const keyOf = ({ outline, metrics }) => outline.toString('latin1') + metrics.toString('latin1', 0, 2);

/**
 * Adds letters to a font that its makers publish in two files. Both are cuts of the same font: the same axes, units and
 * hints. Features are those of the first file. The kerning between letters of both files is in neither, so a letter
 * with an accent is kerned like the one that it is made from.
 *
 * @param {Buffer} font TrueType
 * @param {Buffer} added TrueType
 * @param {{ first: string, second: string }} kerned the added letters that are kerned so, as the first of a pair and as
 *   the second
 * @returns {Buffer} TrueType, to be cut by HarfBuzz, which packs its tables
 */
export function joinFonts(font, added, kerned) {
  const [tables, others] = [sfntTables(font), sfntTables(added)];
  const [glyphs, otherGlyphs] = [readGlyphs(tables), readGlyphs(others)];
  const [letters, otherLetters] = [glyphsOf(tableOf(tables, 'cmap')), glyphsOf(tableOf(others, 'cmap'))];
  const known = new Map(glyphs.map((glyph, index) => [keyOf(glyph), index]));
  const own = new Set(otherLetters.values());

  /** @type {Map<number, number>} */
  const numbers = new Map([[0, 0]]);
  /** @type {number[]} */
  const appended = [];
  for (const [index, glyph] of otherGlyphs.entries()) {
    if (index === 0) continue;
    // The letters that accents are put on are in both files.
    const same = own.has(index) || isComposite(glyph.outline) ? undefined : known.get(keyOf(glyph));
    numbers.set(index, same ?? glyphs.length + appended.length);
    if (same === undefined) appended.push(index);
  }
  /** @param {number} glyph */
  const renumber = (glyph) => numbers.get(glyph) ?? 0;

  const more = appended.flatMap((index) => otherGlyphs[index] ?? []);
  for (const { outline, metrics } of more) glyphs.push({ outline: renumberParts(outline, renumber), metrics });
  const count = glyphs.length - more.length;
  joinLimits(tables, others);
  writeGlyphs(tables, glyphs);
  tables.set('gvar', joinGvar(tableOf(tables, 'gvar'), tableOf(others, 'gvar'), appended));
  tables.set('HVAR', joinHvar(tableOf(tables, 'HVAR'), tableOf(others, 'HVAR'), count, appended));

  for (const [code, glyph] of otherLetters) letters.set(code, renumber(glyph));
  tables.set('cmap', cmapOf(letters));
  /** @param {string} letter */
  const glyphOf = (letter) => letters.get(letter.codePointAt(0) ?? 0) ?? 0;
  /** @param {string} text */
  const alike = (text) => {
    const pairs = [...text].map((letter) => /** @type {const} */ ([glyphOf(letter), glyphOf(letter.normalize('NFD'))]));
    return new Map(pairs.sort(([one], [other]) => one - other));
  };
  const gpos = tables.get('GPOS');
  if (gpos) tables.set('GPOS', kernAlike(gpos, { first: alike(kerned.first), second: alike(kerned.second) }));
  return sfntOf(tables);
}
