import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { brandStyle } from './brand-style';
import { pairingNames, type PairingName, themeNames } from './options';
import { familyFiles, pairings } from './pairings';
import { themes } from './themes';

const sizeOf = (file: string) => statSync(path.resolve(__dirname, '../../public/fonts', file)).size;

/** What a first visit to a Turkish or English page loads: titles, text and annotations. */
function firstVisit(pairing: PairingName): number {
  const { head, text, note } = pairings[pairing];
  const files = [...new Set([head, text, note])].map((name) => familyFiles[name].files.latin);
  return files.reduce((sum, file) => sum + sizeOf(file), 0);
}

test.each(pairingNames)('the fonts of %s cost a first visit no kilobyte more than ours', (pairing) => {
  expect(firstVisit(pairing)).toBeLessThanOrEqual(firstVisit('drawing') + 1024);
});

test.each(themeNames)(
  'the style and the fonts of the theme %s cost a first visit no kilobyte more than ours',
  (theme) => {
    const style = brotliCompressSync(brandStyle({ theme, colors: {} }).css).length;
    expect(style + firstVisit(themes[theme].pairing)).toBeLessThanOrEqual(firstVisit('drawing') + 1024);
  },
);
