import { field, type Fields, group, list } from '../../sections/define-section';
import { getIn, leafAt, setIn } from './paths';
import type { Values } from './types';

describe('a path', () => {
  const values = { a: 'x', g: { t: 'y' }, l: [{ t: 'z' }, { t: 'w' }] } as Values;

  test('can point into groups and lists', () => {
    expect([getIn(values, ['a']), getIn(values, ['g', 't']), getIn(values, ['l', 1, 't'])]).toEqual(['x', 'y', 'w']);
    expect(getIn(values, ['l', 9, 't'])).toBeUndefined();
    expect(getIn(values, [])).toBe(values);
  });

  test('changes only its target', () => {
    const before = JSON.stringify(values);
    expect(setIn(values, ['a'], '!')).toEqual({ ...values, a: '!' });
    expect(setIn(values, ['g', 't'], '!')).toEqual({ ...values, g: { t: '!' } });
    expect(setIn(values, ['l', 1, 't'], '!')).toEqual({ ...values, l: [{ t: 'z' }, { t: '!' }] });
    expect(JSON.stringify(values)).toBe(before);
  });

  test('without a target changes nothing', () => {
    for (const path of [
      ['l', 'x', 't'],
      ['l', 2, 't'],
      ['a', 't'],
      ['none', 't'],
    ]) {
      expect(setIn(values, path, '!')).toBe(values);
    }
  });
});

test('the field at a path, in groups and in items of a list', () => {
  const label = { tr: 'Alan', en: 'Field' };
  const leaf = field('text', label);
  const button = group(label, { caption: leaf });
  const items = list(label, { name: leaf, button });
  const fields: Fields = { title: leaf, button, list: items };
  expect(leafAt(fields, 'title')).toBe(leaf);
  expect(leafAt(fields, 'button.caption')).toBe(leaf);
  expect(leafAt(fields, 'list.0.name')).toBe(leaf);
  expect(leafAt(fields, 'list.12.button.caption')).toBe(leaf);
  expect(leafAt(fields, 'list')).toBe(items);
  expect(leafAt(fields, 'list.0')).toBe(items);
  expect(leafAt(fields, 'none')).toBeUndefined();
  expect(leafAt(fields, 'button.none')).toBeUndefined();
  expect(leafAt(fields, '')).toBeUndefined();
});
