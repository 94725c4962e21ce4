import fc from 'fast-check';

import type { Language } from '@/lib/i18n/languages';

import { formatNumber, parseNumber } from './parse-number';

test.each<[text: string, language: Language, prefix: string, value: number, suffix: string]>([
  ['1.250+', 'tr', '', 1250, '+'],
  ['1,250+', 'en', '', 1250, '+'],
  ['%98', 'tr', '%', 98, ''],
  ['0,42 m', 'tr', '', 0.42, ' m'],
  ['0.42 m', 'en', '', 0.42, ' m'],
  ['1.250.000,5', 'tr', '', 1_250_000.5, ''],
  ['24 saat', 'tr', '', 24, ' saat'],
  ['Ø76–300 mm', 'tr', 'Ø', 76, '–300 mm'],
  ['1250', 'tr', '', 1250, ''],
  ['1.25', 'tr', '', 1, '.25'],
  ['1.2505', 'tr', '', 1, '.2505'],
  ['5.', 'tr', '', 5, '.'],
  ['1 250+', 'ru', '', 1250, '+'],
  ['1\u00a0250+', 'fr', '', 1250, '+'],
  ['1\u202f250\u202f000 m', 'pl', '', 1_250_000, ' m'],
  ['1 250\u00a0000', 'fr', '', 1250, '\u00a0000'],
])('%s in %s', (text, language, prefix, value, suffix) => {
  expect(parseNumber(text, language)).toMatchObject({ prefix, value, suffix });
});

test.each(['', 'Sıfır', '…', '1234567890123456'])('%j has no number to count', (text) => {
  expect(parseNumber(text, 'tr')).toBeUndefined();
});

const language = fc.constantFrom<Language>('tr', 'en', 'ru', 'fr', 'pl');
const around = fc.string({ unit: 'grapheme' });

test('formatting the final value returns the original text', () => {
  fc.assert(
    fc.property(
      fc.oneof(around, fc.stringMatching(/^[ %+]*[\d., \u00a0\u202f]{1,16}[ a-z+]*$/)),
      language,
      (text, one) => {
        const parsed = parseNumber(text, one);
        if (parsed) expect(formatNumber(parsed.value, parsed)).toBe(text);
      },
    ),
  );
});

test('numbers are read by the rules of the language', () => {
  const words = fc.stringMatching(/^[^\d.,]*$/);
  fc.assert(
    fc.property(
      words,
      fc.nat(999_999_999),
      fc.integer({ min: 0, max: 3 }),
      words,
      language,
      fc.boolean(),
      (prefix, units, decimals, suffix, one, useGrouping) => {
        const value = units / 10 ** decimals;
        const number = value.toLocaleString(one, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          useGrouping,
        });
        expect(parseNumber(prefix + number + suffix, one)).toMatchObject({ prefix, value, suffix, decimals });
      },
    ),
  );
});

test('values in between are written in the same format', () => {
  const parsed = parseNumber('1.250,50 m', 'tr');
  expect(parsed && [0, 7.1, 999.999, 1234.5].map((value) => formatNumber(value, parsed))).toEqual([
    '0,00 m',
    '7,10 m',
    '1.000,00 m',
    '1.234,50 m',
  ]);
});
