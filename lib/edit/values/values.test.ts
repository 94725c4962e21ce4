import { definitions } from '../../../components/sections/definitions';
import { field, type Fields } from '../../sections/define-section';
import { getIn, setIn } from './paths';
import { byItem, byPlace, byRow, inStructureOf } from './structure';
import { emptyValues, newKey, toValues } from './to-values';
import { changedFields, toWire } from './to-wire';
import type { Values } from './types';
import { sectionOf, withSection } from '../wire-page';
import { fieldsOf, page } from '../../../test/team-page';
const inEnglish = () => toValues(fieldsOf('team'), sectionOf(page, 'tr', 'list-1'), sectionOf(page, 'en', 'list-1'));

test('a translation has its own texts, and shares values without a language', () => {
  const values = inEnglish();
  expect(values.title).toBe('');
  expect(getIn(values, ['list', 0, 'designation'])).toBe('Head');
  expect(getIn(values, ['list', 1, 'designation'])).toBe('');
  expect(getIn(values, ['list', 1, 'name'])).toBe('Ali');
});

test('every section type is unchanged after conversion to a form and back', () => {
  for (const { type, fields } of definitions) {
    const values = emptyValues(fields);
    expect([type, changedFields(fields, values, toValues(fields, toWire(fields, values), undefined))]).toEqual([
      type,
      [],
    ]);
  }
});

test('items keep their row ids, and unchanged pictures are sent back as they came', () => {
  const values = toValues(fieldsOf('team'), page.sections[0], page.sections[0]);
  const wire = toWire(fieldsOf('team'), values) as { list: Record<string, unknown>[] };
  expect(wire.list.map(({ rowId }) => rowId)).toEqual(['r1', 'r2']);
  expect(wire.list[0]?.img).toEqual({ src: '/media/a.jpg', alt: 'Selin' });
  const chosen = setIn(values, ['list', 0, 'img'], { id: 7, src: '/media/b.jpg', alt: 'x' });
  expect(getIn(toWire(fieldsOf('team'), chosen) as Values, ['list', 0, 'img'])).toEqual({ id: 7 });
  expect(getIn(toWire(fieldsOf('team'), chosen, true) as Values, ['list', 0, 'img'])).toMatchObject({
    src: '/media/b.jpg',
  });
});

test('replacing a section changes nothing else of the page, in each language', () => {
  const turkish = withSection(page, 'tr', 'list-1', { title: 'Kadro' });
  expect(sectionOf(turkish, 'tr', 'list-1')).toMatchObject({ title: 'Kadro', type: 'team' });
  expect(sectionOf(turkish, 'en', 'list-1')).toEqual(sectionOf(page, 'en', 'list-1'));
  const begun = withSection({ ...page, otherLangs: undefined }, 'en', 'list-1', { title: 'Team' });
  expect(sectionOf(begun, 'en', 'list-1')).toMatchObject({ title: 'Team' });
  expect(sectionOf(begun, 'tr', 'list-1')).toMatchObject({ title: 'Ekip' });
});

test('a new item gets its saved id in every language, and moved items keep their texts', () => {
  const fields = fieldsOf('team');
  const list = [{ rowId: 'r3', name: 'Yeni' }, ...(page.sections[0]?.list ?? []).slice(0, 1)];
  const saved = toValues(fields, { list }, { list });
  const english = inStructureOf(fields, saved, inEnglish(), byRow) as { list: Values[] };
  expect(english.list.map(({ rowId, name, designation }) => [rowId, name, designation])).toEqual([
    ['r3', 'Yeni', ''],
    ['r1', 'Selin', 'Head'],
  ]);
  const typed = setIn(inEnglish(), ['list', 0, 'designation'], 'New');
  expect(getIn(inStructureOf(fields, saved, typed, byPlace), ['list', 0])).toMatchObject({
    rowId: 'r3',
    designation: 'New',
  });
});

test('an item that others have moved keeps its texts, and so does an item without a row id', () => {
  const fields = fieldsOf('team');
  const row = (key: string, more: object) => ({ '#': key, name: key, ...more });
  const chosen = { list: [row('r2', { rowId: 'r2' }), row('new-1', {}), row('r1', { rowId: 'r1' })] } as Values;
  const english = {
    list: [
      row('r1', { rowId: 'r1', designation: 'Head' }),
      row('r2', { rowId: 'r2', designation: 'Chief' }),
      row('new-1', { designation: 'New' }),
    ],
  } as Values;
  const { list } = inStructureOf(fields, chosen, english, byItem) as { list: Values[] };
  expect(list.map(({ name, designation }) => [name, designation])).toEqual([
    ['r2', 'Chief'],
    ['new-1', 'New'],
    ['r1', 'Head'],
  ]);
});

test('unsaved edits can be saved after the section type got another field', () => {
  const fields = fieldsOf('team');
  expect(toWire(fields, {})).toMatchObject({ title: '', list: [] });
  expect(changedFields(fields, {}, {})).toEqual([]);
});

describe('each kind of field', () => {
  const label = { tr: 'x', en: 'x' };
  const valueOf = (kind: Parameters<typeof field>[0], raw: unknown, options: object = {}) =>
    toValues({ f: field(kind, label, options) as Fields[string] }, { f: raw }, { f: raw }).f;

  test.each([
    ['text', 'a', 'a'],
    ['text', 5, ''],
    ['html', '<p>a</p>', '<p>a</p>'],
    ['boolean', true, true],
    ['boolean', 'true', false],
    ['boolean', undefined, false],
    ['tags', ['a', 5, 'b'], ['a', 'b']],
    ['tags', 'a', []],
    ['image', '/a.jpg', { src: '/a.jpg' }],
    ['image', { src: '/a.jpg', alt: 'x' }, { src: '/a.jpg', alt: 'x' }],
    ['image', { alt: 'x' }, null],
    ['image', '', null],
    ['image', undefined, null],
    ['movie', 'https://youtu.be/x', { src: 'https://youtu.be/x' }],
    ['movie', { src: 5 }, null],
    ['choice', 'left', 'left'],
    ['choice', undefined, 'right'],
    ['choice', '', 'right'],
  ] as const)('%s: %j becomes %j in a form', (kind, raw, expected) =>
    expect(valueOf(kind, raw, kind === 'choice' ? { default: 'right' } : {})).toEqual(expected),
  );

  test('an absent boolean has its default, as on the site, and the other value is a change', () => {
    const fields = fieldsOf('embeddedForm');
    const values = toValues(fields, {}, {});
    expect(values).toMatchObject({ asksPhone: true, asksFile: false });
    expect(changedFields(fields, values, { ...values, asksPhone: false })).toEqual(['asksPhone']);
    expect(toValues(fields, { asksPhone: false }, {})).toMatchObject({ asksPhone: false });
  });

  test('a choice without a default is empty', () => {
    expect(valueOf('choice', undefined)).toBe('');
  });

  const wireOf = (kind: Parameters<typeof field>[0], value: unknown, isPreview?: boolean) =>
    toWire({ f: field(kind, label) as Fields[string] }, { f: value } as Values, isPreview).f;

  test('is converted to the format of the backend', () => {
    expect(wireOf('text', ' a ')).toBe('a');
    expect(wireOf('text', undefined)).toBe('');
    expect(wireOf('html', ' a ')).toBe(' a ');
    expect(wireOf('movie', { src: '/a.mp4' })).toBe('/a.mp4');
    expect(wireOf('movie', { src: '/a.mp4', poster: '/a.jpg' })).toEqual({ src: '/a.mp4', poster: '/a.jpg' });
    expect(wireOf('movie', null)).toBeNull();
    expect(wireOf('image', null)).toBeNull();
    expect(wireOf('image', { id: 7, src: '/a.jpg' })).toEqual({ id: 7 });
    expect(wireOf('image', { id: 7, src: '/a.jpg' }, true)).toEqual({ id: 7, src: '/a.jpg' });
  });
});

test('lists and groups of an invalid section are empty', () => {
  const fields = fieldsOf('counter');
  for (const raw of [undefined, null, 'x', { list: 'x' }]) {
    expect(toValues(fields, raw, raw)).toMatchObject({ list: [] });
  }
  expect(toWire(fieldsOf('counter'), { list: [{}] })).toMatchObject({ list: [{ number: { text: '' } }] });
});

test('list items without ids are identified by position', () => {
  const raw = { list: [{ name: 'a' }, { name: 'b', rowId: 5 }, { name: 'c', rowId: 'r' }] };
  const { list } = toValues(fieldsOf('team'), raw, raw) as { list: Values[] };
  expect(list.map((item) => [item['#'], item.rowId])).toEqual([
    ['0', undefined],
    ['1', undefined],
    ['r', 'r'],
  ]);
  const wire = toWire(fieldsOf('team'), { list }) as { list: object[] };
  expect(wire.list.map((item) => 'rowId' in item)).toEqual([false, false, true]);
});

test('new items have keys of their own', () => {
  expect(newKey()).toMatch(/^new-\d+$/);
  expect(newKey()).not.toBe(newKey());
});
