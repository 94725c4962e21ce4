/**
 * Cuts the fonts of the share images: Archivo at one weight, Latin and Turkish in a file each, as TrueType, because
 * what sets them reads neither WOFF2 nor variable fonts. Run it by hand after the font package changes:
 * `node scripts/share-fonts.mjs`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const output = new URL('../lib/seo/share-fonts/', import.meta.url);

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const archivo = '@fontsource-variable/archivo/files/archivo-';
const fonts = [
  { name: 'archivo-latin', subset: 'latin', text: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‰‹›€™−≤≥≈×ıŒœ` },
  { name: 'archivo-turkish', subset: 'latin-ext', text: `${range(0x100, 0x17f)}ŞşȘșȚț₺` },
];

await mkdir(output, { recursive: true });
for (const { name, subset, text } of fonts) {
  const source = await readFile(require.resolve(`${archivo}${subset}-wght-normal.woff2`));
  const font = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: { wght: 600 } });
  await writeFile(new URL(`${name}.ttf`, output), font);
  console.info(`${name}.ttf ${font.length} bytes`);
}
