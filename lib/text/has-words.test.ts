import { fold } from './fold';
import { hasWords } from './has-words';

test.each([
  ['Sayfa başlığı', 'başlık', true],
  ['Sayfa başlığı', 'BASLIK sayfa', true],
  ['Kitabımız', 'kitap', true],
  ['Kanadı onarıldı', 'kanat', true],
  ['Sayfa başlığı', '', true],
  ['Sayfa başlığı', 'başlıklar', false],
  ['Gün', 'k', false],
  ['Bağlantı', 'bak', false],
  ['Sayfa başlığı', 'sayfa menü', false],
])('%j with %j: %j', (text, query, isFound) => {
  expect(hasWords(fold(text), fold(query))).toBe(isFound);
});
