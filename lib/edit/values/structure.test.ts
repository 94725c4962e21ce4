import { field, type Fields, group, list } from '../../sections/define-section';
import { byItem, byPlace, byRow, inStructureOf, keepKeys, withRowIds } from './structure';
import type { Values } from './types';
import { fieldsOf } from '../../../test/team-page';

describe('the same structure in another language', () => {
  const label = { tr: 'x', en: 'x' };
  const inner = { t: field('text', label), link: field('link', label) };
  const fields: Fields = { ...inner, g: group(label, inner), l: list(label, inner) };
  const saved = {
    ...{ t: 'T', link: '/a', g: { t: 'G', link: '/g' } },
    l: [
      { '#': 'k1', rowId: 'r1', t: 'L', link: '/l' },
      { t: 'M', link: '/m' },
    ],
  } as Values;

  test('has its own texts, and the saved values without a language', () => {
    const texts = { t: 't', link: '/own', g: { t: 'g', link: '/own' }, l: [{ t: 'l', link: '/own' }] } as Values;
    expect(inStructureOf(fields, saved, texts, byPlace)).toEqual({
      ...{ t: 't', link: '/a', g: { t: 'g', link: '/g' } },
      l: [
        { '#': 'k1', rowId: 'r1', t: 'l', link: '/l' },
        { t: '', link: '/m' },
      ],
    });
  });

  test('is empty if the language has no values', () => {
    const empty = { t: '', link: '', g: { t: '', link: '' }, l: [] };
    expect(inStructureOf(fields, {}, undefined, byPlace)).toEqual(empty);
    expect(inStructureOf(fields, saved, { l: 'x' } as Values, byRow)).toMatchObject({ t: '', link: '/a' });
  });

  test('finds items by row id, and new items by the form’s keys', () => {
    const items = [{ rowId: 'r2' }, { '#': 'k', t: 'new' }, { rowId: 'r1', '#': 'x', t: 'known' }] as Values[];
    expect(byRow(items, { rowId: 'r1' }, 0)?.t).toBe('known');
    expect(byRow(items, {}, 0)).toBeUndefined();
    expect(byItem(items, { rowId: 'r1', '#': 'k' }, 0)?.t).toBe('known');
    expect(byItem(items, { '#': 'k' }, 0)?.t).toBe('new');
    expect(byItem(items, { '#': 'x' }, 0)).toBeUndefined();
    expect(byItem([{ t: 'bare' }], {}, 0)).toBeUndefined();
  });
});

test('saved values keep the form’s keys', () => {
  const fields = fieldsOf('team');
  const saved = { title: 'x', list: [{ '#': 'r1' }, { '#': 'r2' }, {}] } as Values;
  const form = { list: [{ '#': 'new-1' }] } as Values;
  expect(keepKeys(fields, saved, form)).toEqual({ title: 'x', list: [{ '#': 'new-1' }, { '#': 'r2' }, { '#': '2' }] });
  expect(keepKeys(fields, saved, undefined)).toEqual({
    title: 'x',
    list: [{ '#': 'r1' }, { '#': 'r2' }, { '#': '2' }],
  });
});

describe('the row ids of what was saved since', () => {
  const label = { tr: 'x', en: 'x' };
  const inner = list(label, { t: field('text', label) });
  const fields: Fields = {
    t: field('text', label),
    g: group(label, { l: inner }),
    l: list(label, { t: inner, inner }),
  };

  test('go to new items, by the form’s keys, also within groups and lists', () => {
    const values = {
      t: 'T',
      g: { l: [{ '#': 'a', t: '1' }] },
      l: [{ '#': 'b', inner: [{ '#': 'c', t: '2' }] }],
    } as Values;
    const saved = {
      g: {
        l: [
          { '#': 'z', rowId: 'rz' },
          { '#': 'a', rowId: 'ra' },
        ],
      },
      l: [{ '#': 'b', rowId: 'rb', inner: [{ '#': 'c', rowId: 'rc' }] }],
    } as Values;
    expect(withRowIds(fields, values, saved)).toEqual({
      t: 'T',
      g: { l: [{ '#': 'a', rowId: 'ra', t: '1' }] },
      l: [{ '#': 'b', rowId: 'rb', inner: [{ '#': 'c', rowId: 'rc', t: '2' }] }],
    });
  });

  test('stay with items that have one, wherever these stand now', () => {
    const values = { l: [{ '#': 'x', rowId: 'r2', inner: [{ '#': 'c' }] }] } as Values;
    const saved = {
      l: [
        { '#': 'x', rowId: 'r1', inner: [{ '#': 'c', rowId: 'wrong' }] },
        { '#': 'y', rowId: 'r2', inner: [{ '#': 'c', rowId: 'rc' }] },
      ],
    } as Values;
    expect(withRowIds(fields, values, saved)).toEqual({
      l: [{ '#': 'x', rowId: 'r2', inner: [{ '#': 'c', rowId: 'rc' }] }],
    });
  });

  test('an item that is not saved yet has none, and values without a field stay as they are', () => {
    const values = { l: [{ '#': 'new' }], other: 'x', g: {} } as Values;
    for (const saved of [undefined, {}, { l: [] }, { l: [{ '#': 'old', rowId: 'r' }] }] as (Values | undefined)[]) {
      expect(withRowIds(fields, values, saved)).toEqual(values);
    }
    expect(Object.keys((withRowIds(fields, values, {}).l as Values[])[0] ?? {})).toEqual(['#']);
    expect(withRowIds(fields, { l: 'x' } as Values, {})).toEqual({ l: 'x' });
  });
});
