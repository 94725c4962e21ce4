import { slugOf } from './slug';

test.each([
  ['Köprü İnşaatı', 'kopru-insaati'],
  ['IŞIKLI ÇAĞLAYAN', 'isikli-caglayan'],
  ['  Otel, AVM & Konut  ', 'otel-avm-konut'],
  ['Köprü'.normalize('NFD'), 'kopru'],
  ['…', ''],
])('%s → %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['ÇĞIÖŞÜ çğıöşü', 'cgiosu-cgiosu'],
  ['Æther Øl Straße', 'aether-ol-strasse'],
  ['Crème brûlée', 'creme-brulee'],
  ['İstanbul ISPARTA', 'istanbul-isparta'],
  ['--a--b--', 'a-b'],
  ['2026 – 11/22', '2026-11-22'],
  ['a'.repeat(81), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  [`${'a'.repeat(78)} b c`, `${'a'.repeat(78)}-b`],
  ['日本', ''],
])('%s → %s too', (title, slug) => expect(slugOf(title)).toBe(slug));
