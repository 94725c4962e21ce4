import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { brandStyle } from './brand/brand-style';
import { readFont } from './brand/font-tables.mjs';
import { pairingNames } from './brand/options';

const { preloadedFonts } = brandStyle();
const pairingCss = pairingNames.map((pairing) => brandStyle({ theme: 'drawing', colors: {}, pairing }).css);

const root = path.resolve(__dirname, '..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|ts)$/.test(name))
    .map((name) => path.join(folder, name));

interface Face {
  family: string;
  file: string;
  ranges: [from: number, to: number][];
}

const facesIn = (css: string): Face[] =>
  [...css.matchAll(/@font-face ?\{([^}]+)\}/g)].flatMap(([, rule = '']) => {
    const [, family = ''] = /font-family: ?'?([^';]+)/.exec(rule) ?? [];
    const [, file] = /url\('?([^')]+)/.exec(rule) ?? [];
    const ranges = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = '', to = from]): [number, number] => [parseInt(from, 16), parseInt(to, 16)],
    );
    return file ? [{ family, file, ranges }] : [];
  });

const faces = [readText('styles/fonts.scss'), ...pairingCss].flatMap(facesIn);
const families = [...new Set(faces.map(({ family }) => family))];

/** The file a letter is taken from: of those whose range it is in, the last (CSS Fonts 4, 11.2). */
const fileOf = (letter: string, family: string) =>
  faces.findLast(
    (face) =>
      face.family === family &&
      face.ranges.some(([from, to]) => from <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= to),
  )?.file;

test('every file that is named is there', () => {
  expect(faces.length).toBeGreaterThan(0);
  const named = [...faces.map(({ file }) => file), ...preloadedFonts];
  const kept = new Set(readdirSync(path.join(root, 'public/fonts')).map((name) => `/fonts/${name}`));
  for (const file of named) expect(kept).toContain(file);
});

/** The letters of the interface and of the demo. */
function lettersOfTexts(): string[] {
  const catalogues = ['tr', 'en', 'consent/tr', 'consent/en'].map((name) => `lib/i18n/messages/${name}.json`);
  const texts = [...catalogues, ...filesIn('backend/seed/demo/content')].map(readText).join('');
  return [...new Set(texts)].filter((letter) => letter >= ' ');
}

test('the texts of the interface and of the demo need no file that is not preloaded', () => {
  const letters = lettersOfTexts();
  expect(letters.length).toBeGreaterThan(100);
  const needed = letters.map((letter) => [letter, fileOf(letter, 'Archivo Variable')] as const);
  const late = needed.filter(([, file]) => file !== undefined && !preloadedFonts.includes(file));
  expect(late).toEqual([]);
});

test.each(families)('of %s, the texts of the interface and of the demo need one file', (family) => {
  // A browser decides on each file whether it comes in time: with two, words are set in two fonts.
  const files = lettersOfTexts().flatMap((letter) => fileOf(letter, family) ?? []);
  expect([...new Set(files)]).toEqual([expect.stringMatching(/-latin\./)]);
});

test.each(families)('the file of %s has all letters of Turkish', (family) => {
  const font = readFont(readFileSync(path.join(root, 'public', fileOf('a', family) ?? '')));
  expect(
    [...'abçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâÂîÎûÛŒœ'].filter((letter) => !font.has(letter)),
  ).toEqual([]);
});

test.each(['é', 'ñ', 'ß', 'Å'])('%s of another language has a file of its own', (letter) => {
  for (const family of families) expect(fileOf(letter, family)).toMatch(/-western\./);
});
