import { initialsOf, queryWord, termsOf, termsOfName } from './terms';

const isSmall = (word: string) => word === 've';

it('finds a word by itself and by its stem, each in its own language', () => {
  expect(termsOf('Barajlar', 'tr')).toEqual(['barajlar', 'baraj']);
  expect(termsOf('Dams', 'en')).toEqual(['dams', 'dam']);
  expect(termsOf('Barajlar', 'en')).toEqual(['barajlar']);
});

it('finds neighbours of a name as one word', () => {
  expect(termsOfName('Su Yalıtımı', 'tr')).toEqual(expect.arrayContaining(['suyalitimi', 'suyalit']));
});

it.each([
  ['Sık Sorulan Sorular', ['sss']],
  ['İş Sağlığı ve Güvenliği', ['isvg', 'isg']],
  ['Mini Kazık', []],
])('%s is abbreviated as %j', (name, initials) => expect(initialsOf(name, isSmall)).toEqual(initials));

it('does not fail for a very long word', () => {
  expect(queryWord('ı'.repeat(10_000), ['tr', 'en']).folded).toHaveLength(40);
});
