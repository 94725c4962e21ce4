import { field, type Fields, group, list } from '../../sections/define-section';
import { oneLineTexts } from './one-line-texts';
import type { Values } from './types';

const label = { tr: 'Alan', en: 'Field' };
const fields: Fields = {
  title: field('text', label),
  note: field('text', label, { multiline: true }),
  text: field('html', label),
  link: field('link', label),
  button: group(label, { caption: field('text', label) }),
  list: list(label, { name: field('text', label) }),
};
const found = (values: Values, instead?: Values) =>
  oneLineTexts(fields, values, instead).map(({ path, text }) => [path.join('.'), text]);

test('texts of one line, in the order of the form, in groups and lists too', () => {
  const values = {
    ...{ list: [{ name: 'Ada' }, { name: 'Can' }], title: 'Bir', text: '<p>x</p>', link: '/a' },
    button: { caption: 'Oku' },
  };
  expect(found(values)).toEqual([
    ['title', 'Bir'],
    ['button.caption', 'Oku'],
    ['list.0.name', 'Ada'],
    ['list.1.name', 'Can'],
  ]);
  expect(oneLineTexts(fields, values)[2]).toEqual({
    path: ['list', 0, 'name'],
    field: expect.objectContaining({ kind: 'text' }) as unknown,
    text: 'Ada',
  });
});

test('where a translation has none, visitors see the Turkish text', () => {
  const turkish = { title: 'Bir', button: { caption: 'Oku' }, list: [{ name: 'Ada' }, { name: 'Can' }] };
  const own = { title: '', button: { caption: '' }, list: [{ name: '' }, { name: 'John' }] };
  expect(found(own, turkish)).toEqual([
    ['title', 'Bir'],
    ['button.caption', 'Oku'],
    ['list.0.name', 'Ada'],
    ['list.1.name', 'John'],
  ]);
});

test('a field of several lines is one of these texts while it has a single line', () => {
  expect(found({ note: 'Kısa' })).toEqual([['note', 'Kısa']]);
  expect(found({ note: 'Bir\niki' })).toEqual([]);
  expect(found({ note: '' }, { note: 'Bir\r\niki' })).toEqual([]);
});

test('empty texts, and values that are no texts, are left out', () => {
  expect(found({ title: ' ', button: { caption: '' }, list: [{ name: '' }] })).toEqual([]);
  expect(found({ title: 5, button: null, list: 'x' } as unknown as Values)).toEqual([]);
  expect(found({ button: { caption: '' }, list: [{ name: '' }] }, { button: 'x', list: 'x' })).toEqual([]);
  expect(found({})).toEqual([]);
});
