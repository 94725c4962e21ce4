import { keyFromTitle, slugify } from './slugify';

test.each([
  ['Köprü İnşaatı', 'kopru-insaati'],
  ['IŞIKLI ÇAĞLAYAN', 'isikli-caglayan'],
  ['Yenikavak–Taşhan Metro Hattı', 'yenikavak-tashan-metro-hatti'],
  ['  Otel, AVM & Konut  ', 'otel-avm-konut'],
  ['%98 / 0,42 m', '98-0-42-m'],
  ['ÇĞIÖŞÜ çğıöşü', 'cgiosu-cgiosu'],
  ['Æther Øl Straße', 'aether-ol-strasse'],
  ['Crème brûlée', 'creme-brulee'],
  ['İstanbul ISPARTA', 'istanbul-isparta'],
  ['--a--b--', 'a-b'],
  ['2026 – 11/22', '2026-11-22'],
  ['日本', ''],
  ['…', ''],
])('%s → %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
  expect(keyFromTitle(title)).toBe(slug);
});

test('composed and decomposed letters are the same', () => {
  expect(slugify('Köprü'.normalize('NFD'))).toBe('kopru');
});

test.each([
  ['a'.repeat(81), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  [`${'a'.repeat(78)} b c`, `${'a'.repeat(78)}-b`],
])('a key has at most 80 characters, and no hyphen at its end: %s', (title, key) => {
  expect(keyFromTitle(title)).toBe(key);
});
