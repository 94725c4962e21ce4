import { field, group, list } from '../../../../lib/sections/define-section';
import { isSameView, viewOf } from './view';

const label = { tr: 'x', en: 'x' };
const fields = {
  title: field('text', label),
  link: field('link', label),
  list: list(label, { text: field('text', label) }),
  number: group(label, { text: field('text', label) }),
};
const stored = {
  title: { tr: 'T', en: 'E' },
  link: '/a',
  list: [{ id: 'r1', text: { tr: 'Bir', en: 'One' } }],
  number: { text: { tr: '12' } },
  other: 1,
};

const isSame = (changes: object, language: 'tr' | 'en' = 'tr') =>
  isSameView(viewOf(fields, stored, language), viewOf(fields, { ...stored, ...changes }, language));

it.each([
  ['nothing', {}, true],
  ['what the definition does not name', { other: 2 }, true],
  ['another language’s text', { title: { tr: 'T', en: 'X' } }, true],
  ['another language’s text in a row', { list: [{ id: 'r1', text: { tr: 'Bir' } }] }, true],
  ['a text', { title: { tr: 'X', en: 'E' } }, false],
  ['what all languages share', { link: '/b' }, false],
  ['a row’s text', { list: [{ id: 'r1', text: { tr: 'İki', en: 'One' } }] }, false],
  ['a row for another that says the same', { list: [{ id: 'r2', text: { tr: 'Bir' } }] }, false],
  ['the number of rows', { list: [] }, false],
  ['a group’s text', { number: { text: { tr: '13' } } }, false],
  ['a group that is gone', { number: null }, false],
])('whether the Turkish view is equal after a change of %s', (_, changes, same) => expect(isSame(changes)).toBe(same));

it('empty values are equal, however they are stored', () => {
  const view = (title: unknown) => viewOf(fields, { title }, 'tr');
  for (const empty of [undefined, null, {}, { tr: null }, { tr: '' }])
    expect(view(empty)).toEqual([null, null, [], [null]]);
});
