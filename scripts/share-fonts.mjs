/**
 * Cuts the fonts of the share images: the families of titles at one weight each, Latin and Turkish in a file each, as
 * TrueType, because what sets them reads neither WOFF2 nor variable fonts. Run it by hand after the font package changes:
 * `node scripts/share-fonts.mjs`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const output = new URL('../lib/seo/share-fonts/', import.meta.url);

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** By the names of `lib/brand/font-files.json`. */
const families = {
  archivo: { source: 'archivo/files/archivo-*-wght-normal', axes: { wght: 600 } },
  newsreader: { source: 'newsreader/files/newsreader-*-opsz-normal', axes: { wght: 500, opsz: 40 } },
  grotesk: { source: 'space-grotesk/files/space-grotesk-*-wght-normal', axes: { wght: 600 } },
  jost: { source: 'jost/files/jost-*-wght-normal', axes: { wght: 500 } },
};

/** As `lib/seo/share-letters.ts` has them. */
const parts = [
  { part: 'latin', text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‰‹›€™−≤≥≈×ıŒœ` },
  { part: 'latin-ext', text: `${range(0x100, 0x17f)}ŞşȘșȚț₺` },
];

await mkdir(output, { recursive: true });
for (const [name, { source, axes }] of Object.entries(families)) {
  for (const { part, text } of parts) {
    const whole = await readFile(require.resolve(`@fontsource-variable/${source.replace('*', part)}.woff2`));
    const font = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes: axes });
    const file = `${name}-${part === 'latin' ? part : 'turkish'}.ttf`;
    await writeFile(new URL(file, output), font);
    console.info(`${file} ${font.length} bytes`);
  }
}
