import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { brandStyle } from './brand-style';
import { pairingNames, themeNames } from './options';
import { paletteOf } from './palette';
import { themes } from './themes';

const root = path.resolve(__dirname, '../..');
const style = (choice: Partial<Parameters<typeof brandStyle>[0]>) =>
  brandStyle({ theme: 'drawing', colors: {}, ...choice });

test('without a brand a page has no style of its own', () => {
  expect(brandStyle()).toMatchObject({ css: '', themeColor: '#14191c', colorScheme: 'light' });
});

test.each(themeNames)('the theme %s costs less than 1 KB', (theme) => {
  expect(brotliCompressSync(style({ theme }).css).length).toBeLessThan(1024);
});

test('an accent of its own changes what follows from it alone', () => {
  const { css } = style({ colors: { accent: '#b00020' } });
  expect(css).toContain('--base:#b00020');
  expect(css).not.toMatch(/--(ink|paper|concrete|line|mute):/);
  expect(css.length).toBeLessThan(400);
});

test('a dark theme is for screens: paper stays white', () => {
  const { css, colorScheme } = style({ theme: 'architectural' });
  expect(colorScheme).toBe('dark');
  expect(css).toMatch(/@media screen\{:root\{--base:/);
});

test('the style sheet’s own values are those that the themes are compared with', () => {
  const sheet = readFileSync(path.join(root, 'styles/tokens.scss'), 'utf8');
  const { page } = paletteOf(themes.drawing.colors);
  for (const name of ['base', 'ink', 'on-base', 'dark', 'concrete'])
    expect(sheet).toContain(`--${name}: ${page[name]}`);
  for (const name of ['paper', 'light']) expect(sheet).toContain(`--${name}: #fff;`);
});

test.each(pairingNames)('the files of the pairing %s are there', (pairing) => {
  const files = new Set(readdirSync(path.join(root, 'public/fonts')).map((name) => `/fonts/${name}`));
  const { css, preloadedFonts } = style({ pairing });
  const named = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file);
  for (const file of [...named, ...preloadedFonts]) expect(files).toContain(file);
});

test('a font of its own replaces the pairing, and its fallback takes up the same space', () => {
  const ownFont = { src: '/media/own.woff2', weights: [400, 700], metrics: { size: 98, ascent: 90, descent: 22 } };
  const { css, preloadedFonts } = style({ theme: 'editorial', ownFont: ownFont as never });
  expect(preloadedFonts).toEqual(['/media/own.woff2']);
  expect(css).toContain('size-adjust:98%;ascent-override:90%;descent-override:22%');
  expect(css).not.toContain('newsreader');
});
