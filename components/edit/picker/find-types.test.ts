import { definitions, productDefinitions } from '@/components/sections/definitions';

import { findTypes } from './find-types';

const typesFor = (query: string, language: 'tr' | 'en' = 'tr') =>
  findTypes(definitions, query, language).map(({ type }) => type);

test.each([
  ['fotograf galeri', 'gallery'],
  ['SÖZ', 'quotation'],
  ['soz', 'quotation'],
  ['İLETİŞİM', 'contactForm'],
  ['iletisim', 'contactForm'],
  ['accordion', 'accordion'],
  ['sayılar satır', 'table'],
  ['başlık', 'pageTitle'],
  ['resim', 'gallery'],
  ['pdf', 'downloads'],
  ['buton', 'buttonRow'],
  ['video', 'about'],
  ['sss', 'accordion'],
  ['rakam', 'counter'],
  ['musteri yorumu', 'quotation'],
  ['yazı', 'textBlock'],
])('%j finds %s', (query, type) => {
  expect(typesFor(query)).toContain(type);
});

test('names and sentences are those of the editor’s language', () => {
  expect(typesFor('photo gallery', 'en')).toEqual(['gallery']);
  expect(typesFor('photo gallery')).toEqual([]);
});

test('no query finds all, a strange one none', () => {
  expect(typesFor(' ')).toHaveLength(definitions.length);
  expect(typesFor('zürafa')).toEqual([]);
});

test('every type of the product says what it is for, in both languages', () => {
  for (const { type, hint } of productDefinitions) expect([type, hint?.tr, hint?.en].every(Boolean)).toBe(true);
});
