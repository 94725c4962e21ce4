import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };
import { isLanguage, translator } from './languages';

test('both catalogues have the same keys, none empty', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(tr).sort());
  for (const text of [...Object.values(tr), ...Object.values(en)]) expect(text).not.toBe('');
});

test('values are filled in; an unknown one stays visible', () => {
  expect(translator('tr')('homeLink', { site: 'Kemerkaya' })).toBe('Kemerkaya, anasayfa');
  expect(translator('en')('homeLink')).toBe('{site}, home page');
});

test('names of object properties are not languages', () => {
  expect(isLanguage('toString')).toBe(false);
});
