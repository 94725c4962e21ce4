/**
 * Cuts the fonts of the design down to what Turkish and English text needs and writes them to
 * `public/fonts`. Run it by hand after a font package changes: `node scripts/fonts.mjs`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const output = new URL('../public/fonts/', import.meta.url);

/** @param {number} from @param {number} to */
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const basic = range(0x20, 0x7e);
/** What of Latin-1 stands in the Turkish and English of engineers; pages that need no more load no more. */
const latin1 = '\u00a0\u00ad©°±²³µ·ÂÇÎÖ×ØÛÜâçîöûü';
const punctuation = '–—‘’“”…−≤≥';
/** The other letters of Western Europe, and signs that are rare in both languages. */
const western = [...range(0xa1, 0xff)].filter((letter) => !latin1.includes(letter)).join('') + '‚„†•‰‹›€™←↑→↓≈';
const turkish = 'ĞğİıŞşŒœ₺';

/** What browsers apply by themselves, and the figures that the styles ask for. Fractions, ordinals and the like go. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'clig', 'rlig', 'rvrn', 'tnum', 'lnum'];

const archivo = '@fontsource-variable/archivo/files/archivo-';
const sofia = '@fontsource-variable/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-';

const fonts = [
  {
    name: 'archivo-latin',
    file: `${archivo}latin-wght-normal.woff2`,
    text: basic + latin1 + punctuation + 'ı',
    weights: { min: 400, max: 700 },
  },
  {
    name: 'archivo-western',
    file: `${archivo}latin-wght-normal.woff2`,
    text: western,
    weights: { min: 400, max: 700 },
  },
  {
    name: 'archivo-turkish',
    file: `${archivo}latin-ext-wght-normal.woff2`,
    text: turkish,
    weights: { min: 400, max: 700 },
  },
  {
    name: 'sofia-latin',
    file: `${sofia}latin-wght-normal.woff2`,
    text: basic + latin1 + punctuation + 'ı',
    weights: 500,
  },
  {
    name: 'sofia-western',
    file: `${sofia}latin-wght-normal.woff2`,
    text: western,
    weights: 500,
  },
  {
    name: 'sofia-turkish',
    file: `${sofia}latin-ext-wght-normal.woff2`,
    text: turkish,
    weights: 500,
  },
];

await mkdir(output, { recursive: true });
for (const old of await readdir(output)) if (old.endsWith('.woff2')) await rm(new URL(old, output));

for (const { name, file, text, weights } of fonts) {
  const source = await readFile(require.resolve(file));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: weights },
  });
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  await writeFile(new URL(`${name}.${hash}.woff2`, output), subset);
  console.info(`${name}.${hash}.woff2 ${subset.length} bytes (from ${source.length})`);
}
