import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { readOwnFont } from './read-own-font';

const sources = path.resolve(__dirname, '../../../node_modules/@fontsource-variable');
const file = (name: string) => readFileSync(path.join(sources, name));
const inTurkish = { i18n: { language: 'tr' } } as unknown as PayloadRequest;

test('a font without the letters of Turkish is refused, and they are named', () => {
  const problem = readOwnFont(file('jost/files/jost-latin-wght-normal.woff2'), inTurkish);
  expect(problem).toBe('Yazı tipinde şu harfler yok: ğ Ğ İ ş Ş. Türkçe harfleri olan bir dosya yükleyin.');
});

test('a file that only has the name of a font is refused', () => {
  expect(readOwnFont(Buffer.from('<svg/>'), inTurkish)).toContain('WOFF2 değil');
  expect(readOwnFont(Buffer.alloc(0), inTurkish)).toContain('WOFF2 değil');
});

test('a half font is refused, wherever it ends', () => {
  const whole = file('jost/files/jost-latin-wght-normal.woff2');
  for (const length of [4, 20, 47, 60, 200, 5000, whole.length - 100]) {
    expect(readOwnFont(whole.subarray(0, length), inTurkish)).toContain('okunamadı');
  }
});
