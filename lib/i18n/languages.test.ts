import { parseNumber } from '../text/parse-number';
import { catalogues } from './catalogues';
import { knownLanguages } from './known-languages.mjs';
import { isLanguage, type Language, translator } from './languages';

const codes = Object.keys(knownLanguages) as Language[];
const keys = Object.keys(catalogues.tr).sort();
const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

test.each(Object.entries(catalogues))(
  'the catalogue %s has every text, none empty, with its values',
  (_code, texts) => {
    expect(Object.keys(texts).sort()).toEqual(keys);
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim()).not.toBe('');
      expect([key, namesIn(text)]).toEqual([key, namesIn(catalogues.tr[key as keyof typeof catalogues.tr])]);
    }
  },
);

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
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  for (const key of ['home', 'close', 'home'] as const) translator('fr')(key);
  translator('de')('home');
  replaced.restore();
  expect(info.mock.calls).toEqual([['messages: there is no catalogue for fr; shown in English']]);
});
