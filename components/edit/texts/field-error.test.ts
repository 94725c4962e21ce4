import { field } from '@/lib/sections/define-section';
import type { Value } from '@/lib/edit/values/types';
import { maxPageText } from '@/lib/sections/text-limits';

import { editTranslator } from './edit-texts';
import { fieldError } from './field-error';
import { loadEditTexts } from './load-edit-texts';

const t = editTranslator(loadEditTexts('tr'));
const label = { tr: 'Alan', en: 'Field' };

test.each([
  ['link', 'https://www.ornek.com ya da /page/jet-grout'],
  ['length', '450px ya da 60vh'],
  ['color', '#1a2b3c'],
  ['date', '20.11.2026'],
  ['icon', 'crane'],
  ['movie', 'https://www.youtube.com/watch'],
] as const)('a %s that is not valid is answered with an example', (kind, example) => {
  expect(fieldError('invalid', { field: field(kind, label), value: 'x' }, t)).toContain(example);
});

test('kinds without a form of their own, and other errors, have texts too', () => {
  const of = (problem: Parameters<typeof fieldError>[0], kind: 'text' | 'image') =>
    fieldError(problem, { field: field(kind, label), value: null }, t);
  expect(of('invalid', 'text')).toMatch(/^Bu metinde kaydedilemeyen karakterler var/);
  expect(of('invalid', 'image')).toBe('Bu değer geçerli değil.');
  expect(of('required', 'text')).toBe('Bu alan zorunlu.');
  expect(of(undefined, 'text')).toBeUndefined();
});

describe('a text that is too long', () => {
  const tooLong = (value: Value, options: { multiline?: true; limit?: number } = {}) =>
    fieldError('too_long', { field: field('text', label, options), value, limit: options.limit }, t);

  test('says how long it is, and how long it may be', () => {
    expect(tooLong('x'.repeat(5210))).toBe('Bu metin çok uzun: 5.210 karakter, en çok 5.000 olabilir.');
    expect(tooLong('x'.repeat(20_001), { multiline: true })).toContain('20.001 karakter, en çok 20.000');
    expect(tooLong('x'.repeat(2001), { limit: maxPageText })).toContain('2.001 karakter, en çok 2.000');
  });

  test('names no limit that it does not exceed: another backend takes less', () => {
    expect(tooLong('x'.repeat(300))).toBe('Bu metin çok uzun.');
    expect(tooLong(['x'.repeat(300)])).toBe('Bu metin çok uzun.');
  });
});
