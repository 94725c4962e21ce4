import { field, group, list } from '@/lib/sections/define-section';

import { isBlank, leavesOf, missingTexts, translationMarks, withCopies } from './translation';

const label = { tr: 'Alan', en: 'Field' };
const fields = {
  title: field('text', label),
  text: field('html', label),
  link: field('link', label),
  list: list(label, { title: field('text', label) }),
};
const sentence = '<p>Yüzeyden tünele kadar bütün zemin işleri</p>';
const turkish = { title: 'Jet grout', text: sentence, link: '/page/a', list: [{ title: 'Bir' }, { title: 'İki' }] };

test('a translation lacks what is empty, and what is still a copy', () => {
  const own = { title: 'Jet grout', text: sentence, link: '/page/a', list: [{ title: 'One' }, { title: ' ' }] };
  expect(translationMarks(fields, turkish, own)).toEqual({ text: 'copied', 'list.1.title': 'missing' });
  expect(translationMarks(fields, turkish, { ...own, text: '<p>All ground works</p>' })).toEqual({
    'list.1.title': 'missing',
  });
});

test('what is empty in Turkish, or the same in all languages, needs no translation', () => {
  expect(translationMarks(fields, { title: '', link: '/page/a' }, {})).toEqual({});
});

test('copying fills empty texts only, and keeps the keys of items', () => {
  const own = {
    title: 'Grouting',
    text: '',
    link: '/page/a',
    list: [
      { title: '', '#': 'a' },
      { title: 'Two', '#': 'b' },
    ],
  };
  expect(withCopies(fields, turkish, own)).toEqual({
    title: 'Grouting',
    text: sentence,
    link: '/page/a',
    list: [
      { title: 'Bir', '#': 'a' },
      { title: 'Two', '#': 'b' },
    ],
  });
});

test('groups are translated field by field', () => {
  const button = { button: group(label, { caption: field('text', label), link: field('link', label) }) };
  const source = { button: { caption: 'Yüzeyden tünele kadar bütün zemin işleri', link: '/page/a' } };
  expect(translationMarks(button, source, {})).toEqual({ 'button.caption': 'missing' });
  expect(translationMarks(button, source, source)).toEqual({ 'button.caption': 'copied' });
  expect(translationMarks(button, {}, {})).toEqual({});
  expect(withCopies(button, source, {})).toEqual({ button: { caption: 'Yüzeyden tünele kadar bütün zemin işleri' } });
  expect(withCopies(button, {}, {})).toEqual({ button: {} });
});

test.each([
  ['nothing', undefined, true],
  ['null', null, true],
  ['no letters', ' \n', true],
  ['no tags', [], true],
  ['a letter', 'a', false],
  ['a tag', ['a'], false],
  ['no', false, false],
] as const)('%s is empty: %j is %s', (_what, value, isEmpty) => {
  expect(isBlank(value as Parameters<typeof isBlank>[0])).toBe(isEmpty);
});

test('tags are missing where a translation has none', () => {
  const tags = { tags: field('tags', label) };
  expect(translationMarks(tags, { tags: ['zemin'] }, { tags: [] })).toEqual({ tags: 'missing' });
  expect(translationMarks(tags, { tags: ['zemin'] }, { tags: ['ground'] })).toEqual({});
  expect(translationMarks(tags, { tags: [] }, {})).toEqual({});
});

test('what there is to translate, and how much of it each language lacks', () => {
  expect(leavesOf(fields, turkish)).toEqual(['title', 'text', 'list.0.title', 'list.1.title']);
  const values = {
    tr: turkish,
    en: { title: 'Grouting', text: sentence, list: [{ title: 'One' }, { title: '' }] },
    de: {},
    ar: { title: 'ا', text: 'ا', list: [{ title: 'ا' }, { title: 'ا' }] },
  };
  expect(missingTexts(fields, values)).toEqual({ en: 1, de: 4, ar: 0 });
  expect(missingTexts(fields, { en: { title: '' } })).toEqual({ en: 0 });
});

test('copying leaves out what neither language has, and items that only Turkish has', () => {
  expect(withCopies(fields, { list: [{ title: 'Bir' }] }, {})).toEqual({ list: [] });
  expect(withCopies(fields, {}, { list: [{ title: '' }] })).toEqual({ list: [{ title: '' }] });
});
