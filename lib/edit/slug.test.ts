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
