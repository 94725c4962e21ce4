import { slugify } from './slugify';

describe('slugify', () => {
  it.each([
    ['Köprü İnşaatı', 'kopru-insaati'],
    ['IŞIKLI ÇAĞLAYAN', 'isikli-caglayan'],
    ['Yenikavak–Taşhan Metro Hattı', 'yenikavak-tashan-metro-hatti'],
    ['  Otel, AVM & Konut  ', 'otel-avm-konut'],
    ['Café Straße', 'cafe-strasse'],
    ['%98 / 0,42 m', '98-0-42-m'],
    ['…', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('treats composed and decomposed letters alike', () => {
    expect(slugify('Köprü'.normalize('NFD'))).toBe('kopru');
  });
});
