import { readFileSync } from 'node:fs';

import subsetFont from 'subset-font';

import { readFont } from '../../../lib/brand/font-tables.mjs';
import { joinFonts } from './join-fonts.mjs';

const source = (half: string) =>
  readFileSync(require.resolve(`@fontsource-variable/archivo/files/archivo-${half}-wght-normal.woff2`));
const cut = (half: string, text: string) => subsetFont(source(half), text, { targetFormat: 'truetype' });

/** The letters of both files, as HarfBuzz reads them at a weight. */
async function joinedAt(wght: number) {
  const joined = joinFonts(await cut('latin', 'Tasıg'), await cut('latin-ext', 'ğİş'), { first: 'ş', second: 'ş' });
  return readFont(await subsetFont(joined, 'Tasıgğİş', { targetFormat: 'truetype', variationAxes: { wght } }));
}

test('the joined font has the letters of both files, and no others', async () => {
  const font = await joinedAt(400);
  expect([...'TasıgğİşŞé'].filter((letter) => !font.has(letter))).toEqual(['Ş', 'é']);
});

test.each([400, 700])('at weight %i letters keep the width that they have in their own file', async (wght) => {
  const font = await joinedAt(wght);
  for (const [half, text] of Object.entries({ latin: 'Tasıg', 'latin-ext': 'ğİş' })) {
    const own = readFont(await subsetFont(source(half), text, { targetFormat: 'truetype', variationAxes: { wght } }));
    for (const letter of text) expect([letter, font.widthOf(letter)]).toEqual([letter, own.widthOf(letter)]);
  }
});

test('a font without outlines that vary is refused', async () => {
  const fixed = await subsetFont(source('latin'), 'a', { targetFormat: 'truetype', variationAxes: { wght: 400 } });
  const added = await cut('latin-ext', 'ş');
  expect(() => joinFonts(fixed, added, { first: 'ş', second: 'ş' })).toThrow('The font has no table gvar');
});
