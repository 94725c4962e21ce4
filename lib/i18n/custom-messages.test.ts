import { fill } from './fill';
import { translator } from './languages';
import type { Texts } from './texts-of';

jest.mock('../../custom/messages', () => ({
  customMessages: {
    tr: { readMore: 'Keşfet', priceOnRequest: 'Fiyat sorunuz' },
    ...{ en: { priceOnRequest: 'Ask {who}' }, fr: { readMore: 'Lire la suite' } },
  },
}));

const own = 'priceOnRequest' as keyof Texts;

test('a company’s own text takes the place of the product’s, in its language', () => {
  expect(translator('tr')('readMore')).toBe('Keşfet');
  expect(translator('en')('readMore')).toBe('Read more');
});

test('a text of an own section is found like any other', () => {
  expect(translator('tr')(own)).toBe('Fiyat sorunuz');
  expect(translator('en')(own, { who: 'us' })).toBe('Ask us');
  // A language without it has the English one.
  expect(translator('de')(own)).toBe(fill('Ask {who}', {}));
});

test('a company may have a catalogue that the product has not', () => {
  expect(translator('fr')('readMore')).toBe('Lire la suite');
  expect(translator('fr')('close')).toBe(translator('en')('close'));
});
