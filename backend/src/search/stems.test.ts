import { stemsOf } from './stems';

const share = (a: string[], b: string[]) => a.some((stem) => b.includes(stem));

describe('stemsOf', () => {
  it.each([
    ['betonu', 'beton'],
    ['onarımlar', 'onarımı'],
    ['barajların', 'barajlarda'],
    ['referanslarımız', 'referans'],
    ['köprüsü', 'köprüler'],
    ['politikası', 'politika'],
    ['kazığı', 'kazıklar'],
  ])('%s and %s are forms of one word', (one, other) =>
    expect(share(stemsOf(one, 'tr'), stemsOf(other, 'tr'))).toBe(true),
  );

  it.each([
    ['baraji', 'baraj'],
    ['barajlari', 'baraj'],
    ['kopruler', 'köprü'],
    ['kazigi', 'kazık'],
    ['yalitimi', 'yalıtım'],
    ['silolari', 'silo'],
  ])('%s, typed without Turkish letters, is a form of %s', (typed, word) =>
    expect(share(stemsOf(typed, 'tr', true), stemsOf(word, 'tr'))).toBe(true),
  );

  it.each([
    ['adresiniz', 'adres'],
    ['adresini', 'adres'],
    ['telefonunuz', 'telefon'],
    ['ofisimizin', 'ofis'],
    ['kazısının', 'kazı'],
    ['konumunuzda', 'konum'],
    ['projelerimizden', 'projeler'],
  ])('%s in a query is a form of %s, whose end looks like an ending itself', (typed, word) =>
    expect(stemsOf(typed, 'tr', true)).toContain(stemsOf(word, 'tr')[0]),
  );

  it('keeps short words apart', () => {
    expect(share(stemsOf('kazı', 'tr'), stemsOf('kaza', 'tr'))).toBe(false);
    expect(stemsOf('su', 'tr')).toEqual(['su']);
  });

  it.each([
    ['grouting', 'grouted'],
    ['anchors', 'anchoring'],
    ['policies', 'policy'],
  ])('stems English: %s, %s', (one, other) => expect(share(stemsOf(one, 'en'), stemsOf(other, 'en'))).toBe(true));

  it.each([
    ['brücken', 'brücke'],
    ['gründungen', 'gründung'],
    ['bohrpfähle', 'bohrpfählen'],
  ])('stems German: %s, %s', (one, other) => expect(share(stemsOf(one, 'de'), stemsOf(other, 'de'))).toBe(true));
});
