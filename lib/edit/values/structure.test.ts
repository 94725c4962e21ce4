import { field, type Fields, group, list } from '../../sections/define-section';
import { byItem, byPlace, byRow, inStructureOf, keepKeys } from './structure';
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
