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
])('a twin that is empty or of another kind replaces nothing: %j', (value, expected) => {
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

test.each([
  [{ title: null, titleOtherLangs: { en: 'One' } }, { title: 'One' }],
  [{ titleOtherLangs: {} }, {}],
  [{ title: null, titleOtherLangs: {} }, { title: null }],
  [{ img: { alt: 'x' }, imgOtherLangs: { en: '/b.jpg' } }, { img: { alt: 'x' } }],
  [{ img: '/a.jpg', imgOtherLangs: { en: { alt: 'x' } } }, { img: '/a.jpg' }],
  [{ a: { b: 1 }, aOtherLangs: { en: [2] } }, { a: { b: 1 } }],
  [{ a: 1, aOtherLangs: { en: 2 } }, { a: 2 }],
  [
    { a: 1, aOtherLangs: 'en' },
    { a: 1, aOtherLangs: 'en' },
  ],
])('%j reads %j', (value, expected) => expect(inEnglish(value)).toEqual(expected));

test('a twin’s own twins are read too', () => {
  const value = { a: { b: 'x' }, aOtherLangs: { en: { b: 'y', bOtherLangs: { en: 'z' } } } };
  expect(inEnglish(value)).toEqual({ a: { b: 'z' } });
});

test.each(['text', 5, null, undefined, true])('%j is unchanged', (value) => expect(inEnglish(value)).toBe(value));

test('twins are read sixteen levels deep, and no deeper', () => {
  const nested = (levels: number): object =>
    levels === 0 ? { title: 'Bir', titleOtherLangs: { en: 'One' } } : { a: nested(levels - 1) };
  const deepest = (value: unknown): object => {
    const { a } = value as { a?: unknown };
    return a === undefined ? (value as object) : deepest(a);
  };
  expect(deepest(inEnglish(nested(16)))).toEqual({ title: 'One' });
  expect(deepest(inEnglish(nested(17)))).toEqual({ title: 'Bir', titleOtherLangs: { en: 'One' } });
});
