import { hasTypedNumber } from './has-number';

test.each([
  ['Bizi arayın: +90 (312) 790 19 88', '790 19 88', true],
  ['Bizi arayın: +90 (312) 790 19 88', '0312 790', true],
  ['Bizi arayın: +90 (312) 790 19 88', '(312) 790-19-88', true],
  ['Şantiyelerin %88’i, 19 mm çap', '790 19 88', false],
  ['+90 312 000 19 87', '790 19 88', false],
  ['Jet grout', 'jet', true],
  ['Jet grout', 'KM 0+120', true],
])('%s for %s: %s', (text, query, expected) => {
  expect(hasTypedNumber(text, query)).toBe(expected);
});
