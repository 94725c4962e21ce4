import { fold, wordsOf } from './fold';

it.each([
  ['Köprü', 'kopru'],
  ['KÖPRÜ', 'kopru'],
  ['İNŞAATI', 'insaati'],
  ['ILIK', 'ilik'],
  ['ılık', 'ilik'],
  ['Ğüşçö', 'gusco'],
  ['hâlâ', 'hala'],
  ['ko\u0308pru\u0308', 'kopru'],
  ['Straße', 'strasse'],
  ['ﬁne', 'fine'],
])('%s is %s', (word, folded) => expect(fold(word)).toBe(folded));

it('splits words at everything but letters and digits', () => {
  expect(wordsOf("Türkiye'nin 1.250 m'lik köprüsü").map(({ text }) => text)).toEqual([
    ...['Türkiye', 'nin', '1', '250', 'm', 'lik', 'köprüsü'],
  ]);
  expect(wordsOf('a ko\u0308 b')).toEqual([
    { text: 'a', start: 0 },
    { text: 'ko\u0308', start: 2 },
    { text: 'b', start: 6 },
  ]);
});
