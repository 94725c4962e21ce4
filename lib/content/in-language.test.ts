import { inLanguageOf } from './in-language';

const inEnglish = (value: unknown) => inLanguageOf(value, 'en');

test('a field is replaced by its twin in the language, at any depth, and twins are left out', () => {
  const value = {
    a: [{ title: 'Bir', titleOtherLangs: { en: 'One' }, deep: { icon: 'x', iconOtherLangs: { en: 'y' } } }],
  };
  expect(inEnglish(value)).toEqual({ a: [{ title: 'One', deep: { icon: 'y' } }] });
  expect(inLanguageOf(value, 'tr')).toEqual({ a: [{ title: 'Bir', deep: { icon: 'x' } }] });
});

test.each([
  [{ title: 'Bir', titleOtherLangs: { en: '' } }, { title: 'Bir' }],
  [{ title: 'Bir', titleOtherLangs: { en: null } }, { title: 'Bir' }],
  [{ title: 'Bir', titleOtherLangs: { de: 'Eins' } }, { title: 'Bir' }],
  [{ title: 'Bir', titleOtherLangs: { en: 5 } }, { title: 'Bir' }],
  [{ title: 'Bir', titleOtherLangs: { en: ['One'] } }, { title: 'Bir' }],
  [{ title: 'Bir', titleOtherLangs: { en: { text: 'One' } } }, { title: 'Bir' }],
  [{ list: ['a'], listOtherLangs: { en: { 0: 'b' } } }, { list: ['a'] }],
  [{ title: 'Bir', titleOtherLangs: Object.create({ en: 'inherited' }) as object }, { title: 'Bir' }],
])('a twin that says nothing, or is of another kind, replaces nothing: %j', (value, expected) => {
  expect(inEnglish(value)).toEqual(expected);
});

test.each([
  [{ img: '/a.jpg', imgOtherLangs: { en: { src: '/b.jpg', alt: 'B' } } }, { img: { src: '/b.jpg', alt: 'B' } }],
  [{ img: { src: '/a.jpg' }, imgOtherLangs: { en: '/b.jpg' } }, { img: '/b.jpg' }],
  [{ textOtherLangs: { en: 'only' } }, { text: 'only' }],
  [{ isOpen: true, isOpenOtherLangs: { en: false } }, { isOpen: false }],
  [{ list: ['a'], listOtherLangs: { en: [] } }, { list: [] }],
])('a picture, a field without a base and any other value have twins: %j', (value, expected) => {
  expect(inEnglish(value)).toEqual(expected);
});

test('a key that only ends like a twin is unchanged', () => {
  expect(inEnglish({ motherLangs: 'x', spokenOtherLangs: ['de'] })).toEqual({
    motherLangs: 'x',
    spokenOtherLangs: ['de'],
  });
});

test('a very deep value does not fail', () => {
  const deep = JSON.parse('{"a":'.repeat(3000) + '1' + '}'.repeat(3000)) as unknown;
  expect(() => inEnglish(deep)).not.toThrow();
});
