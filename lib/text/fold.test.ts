import fc from 'fast-check';

import { fold, foldedRanges } from './fold';

test.each([
  ['İSTANBUL', 'istanbul'],
  ['Istanbul', 'istanbul'],
  ['ıstanbul', 'istanbul'],
  ['IŞIKLI ÇAĞLAYAN', 'isikli caglayan'],
  ['Köprü İnşaatı', 'kopru insaati'],
  ['kâğıt, hâlâ, îman, sükût', 'kagit, hala, iman, sukut'],
  ['Köprü'.normalize('NFD'), 'kopru'],
  ['Straße Ørsted', 'strase orsted'],
])('%s is folded to %s', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ['Yeldere Barajı’nda enjeksiyon', 'BARAJI', ['Barajı']],
  ['İki ışık, ışıl ışıl', 'isi', ['ışı', 'ışı', 'ışı']],
  [`Ko\u0308pru\u0308 köprü`, 'köp', ['Ko\u0308p', 'köp']],
  ['👷‍♀️ şantiye 👷', 'santiye', ['şantiye']],
  ['İİİ', 'ii', ['İİ']],
  ['metin', '', []],
  ['metin', 'yok', []],
])('in %s, %s marks %j', (text, word, marked) => {
  expect(foldedRanges(text, word).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});

test('folding twice changes nothing, and a text finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      if (fold(text)) expect(foldedRanges(text, text)[0]?.[0]).toBe(0);
    }),
  );
});
