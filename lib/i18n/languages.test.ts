import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseNumber } from '../text/parse-number';
import { catalogues } from './catalogues';
import { knownLanguages } from './known-languages.mjs';
import { isLanguage, type Language, translator } from './languages';
import { textOrder } from './text-order';

const codes = Object.keys(knownLanguages) as Language[];
const keys = Object.keys(catalogues.tr).sort();
const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(['tr', 'en', 'de'] as const)('the catalogue %s, which ships, has every text', (code) => {
  expect(Object.keys(catalogues[code] ?? {}).sort()).toEqual(keys);
});

test.each(Object.entries(catalogues))('the catalogue %s has known keys, no empty text, and all values', (_, texts) => {
  for (const [key, text] of Object.entries(texts)) {
    expect(keys).toContain(key);
    expect(text.trim()).not.toBe('');
    expect([key, namesIn(text)]).toEqual([key, namesIn(catalogues.tr[key as keyof typeof catalogues.tr])]);
  }
});

test('the texts of the question of consent stand in its own catalogues alone', () => {
  for (const folder of ['lib/i18n/messages', 'lib/i18n/messages/consent'])
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const named = Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object);
      const isOfConsent = named.map((key) => key.startsWith('consent'));
      expect([folder, file, new Set(isOfConsent)]).toEqual([folder, file, new Set([folder.endsWith('consent')])]);
    }
});

test('values are filled in; an unknown one stays visible', () => {
  expect(translator('tr')('homeLink', { site: 'Kemerkaya' })).toBe('Kemerkaya, anasayfa');
  expect(translator('en')('homeLink')).toBe('{site}, home page');
});

test('names of object properties are not languages', () => {
  expect(isLanguage('toString')).toBe(false);
});

// Addresses, redirects and the pages' links rely on it.
test.each(codes)('%s has two letters, a name, and numbers that can be read', (code) => {
  expect(code).toMatch(/^[a-z]{2}$/);
  expect(knownLanguages[code]).not.toBe('');
  const written = new Intl.NumberFormat(code, { numberingSystem: 'latn' }).format(12345.6);
  expect(parseNumber(written, code)?.value).toBe(12345.6);
});

test('a missing text is noted once for developers, and one line stands for a missing catalogue', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const without = codes.find((code) => !catalogues[code] && textOrder(code)[1] === 'en') ?? 'en';
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  for (const key of ['home', 'close', 'home'] as const) translator(without)(key);
  translator('de')('home');
  replaced.restore();
  expect(info.mock.calls).toEqual([[`messages: there is no catalogue for ${without}; shown in English`]]);
});
