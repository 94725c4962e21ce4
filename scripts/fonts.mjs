/**
 * Cuts the fonts of the design down to what Turkish and English text needs and writes them to
 * `public/fonts`, and what style sheets need to know of them to `lib/brand/font-files.json`. Run it by hand after a font package changes: `node scripts/fonts.mjs`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

import { fallbackMetrics, systemWidths } from '../lib/brand/fallback-metrics.mjs';
import { readFont } from '../lib/brand/font-tables.mjs';
import { joinFonts } from './lib/fonts/join-fonts.mjs';

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
/** Letters of Turkish, by the file of a font package that has them. Four of the families have no sign for the lira. */
const turkish = { latin: 'ıŒœ', 'latin-ext': 'ĞğİŞş₺' };

/** What browsers apply by themselves, and the figures that the styles ask for. Fractions, ordinals and the like go. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'clig', 'rlig', 'rvrn', 'tnum', 'lnum'];

const folder = '@fontsource-variable/';

/**
 * The families, by the beginning of their files' names. `weights` is one weight or a range; `axes` are further axes
 * that are cut down to one value. `drops` are features that a family does without: kerning is half of Instrument Sans,
 * which is for text and not for titles, and JetBrains Mono joins the signs of programs. `unlike` are letters that the
 * whole font does not kern like the letter without the accent, as the first or as the second of a pair: they are not
 * kerned. The whole fonts were compared in the packages of `@expo-google-fonts`, which are not installed.
 *
 * @type {Record<string, { source: string, weights: number | { min: number, max: number }, axes?: object, isSerif?: boolean, drops?: string[], unlike?: { first?: string, second?: string } }>}
 */
const families = {
  archivo: { source: 'archivo/files/archivo-*-wght-normal', weights: { min: 400, max: 700 } },
  sofia: { source: 'sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-*-wght-normal', weights: 500 },
  newsreader: {
    source: 'newsreader/files/newsreader-*-opsz-normal',
    weights: 500,
    axes: { opsz: 40 },
    isSerif: true,
    unlike: { second: 'ğ' },
  },
  instrument: {
    source: 'instrument-sans/files/instrument-sans-*-wght-normal',
    weights: { min: 400, max: 700 },
    drops: ['kern'],
  },
  grotesk: {
    source: 'space-grotesk/files/space-grotesk-*-wght-normal',
    weights: { min: 400, max: 700 },
    unlike: { first: 'İ' },
  },
  mono: { source: 'jetbrains-mono/files/jetbrains-mono-*-wght-normal', weights: 500, drops: ['calt', 'liga'] },
  jost: {
    source: 'jost/files/jost-*-wght-normal',
    weights: { min: 400, max: 600 },
    unlike: { first: 'ğş', second: 'ş' },
  },
};

/**
 * The parts of a family: pages that need no letter of a part do not load it. All letters of Turkish are in the first,
 * because a browser decides on each file whether it comes in time: words would be set in two fonts.
 */
const parts = [
  { part: 'latin', text: basic + latin1 + punctuation + turkish.latin, added: turkish['latin-ext'] },
  { part: 'western', text: western, added: '' },
];

const accented = 'ĞğİŞş';
/** The letters that are kerned like those without the accent. @param {string} [unlike] */
const kerned = (unlike = '') => [...accented].filter((letter) => !unlike.includes(letter)).join('');

/** @type {Record<string, object>} */
const data = {};

await mkdir(output, { recursive: true });
for (const old of await readdir(output)) if (old.endsWith('.woff2')) await rm(new URL(old, output));

for (const [name, { source, weights, axes, isSerif, drops = [], unlike = {} }] of Object.entries(families)) {
  /** @type {Record<string, string>} */
  const files = {};
  const features = keepFeatures.filter((feature) => !drops.includes(feature));
  /** @param {string} half */
  const read = (half) => readFile(require.resolve(`${folder}${source.replace('*', half)}.woff2`));
  /** @param {string} half @param {string} text */
  const cut = async (half, text) =>
    subsetFont(await read(half), text, { targetFormat: 'truetype', keepFeatures: features });
  for (const { part, text, added } of parts) {
    const like = { first: kerned(unlike.first), second: kerned(unlike.second) };
    const whole = added
      ? joinFonts(await cut('latin', text), await cut('latin-ext', added), like)
      : await read('latin');
    const options = { keepFeatures: features, variationAxes: { wght: weights, ...axes } };
    const subset = await subsetFont(whole, text + added, { targetFormat: 'woff2', ...options });
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
    files[part] = `${name}-${part}.${hash}.woff2`;
    await writeFile(new URL(files[part], output), subset);
    console.info(`${files[part]} ${subset.length} bytes`);
    if (part === 'latin') {
      const metrics = fallbackMetrics(readFont(subset), isSerif ? systemWidths.times : systemWidths.arial);
      const range = typeof weights === 'number' ? [weights, weights] : [weights.min, weights.max];
      data[name] = { weights: range, isSerif: isSerif ?? false, metrics };
    }
  }
  Object.assign(data[name] ?? {}, { files });
}
await writeFile(new URL('../lib/brand/font-files.json', import.meta.url), `${JSON.stringify(data, null, 2)}\n`);
