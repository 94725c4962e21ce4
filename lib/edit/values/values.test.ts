import { definitions } from '../../../components/sections/definitions';
import type { Fields } from '../../sections/define-section';
import { getIn, setIn } from './paths';
import { byItem, byPlace, byRow, inStructureOf } from './structure';
import { emptyValues, toValues } from './to-values';
import { changedFields, isSame, toWire } from './to-wire';
import type { Values } from './types';
import { sectionOf, withSection } from '../wire-page';

const fieldsOf = (type: string): Fields => definitions.find((definition) => definition.type === type)?.fields ?? {};

const page = {
  pageKey: 'a',
  sections: [
    {
      id: 'list-1',
      type: 'team',
      title: 'Ekip',
      list: [
        { rowId: 'r1', name: 'Selin', designation: 'Müdür', img: { src: '/media/a.jpg', alt: 'Selin' } },
        { rowId: 'r2', name: 'Ali', designation: 'Şef' },
      ],
    },
  ],
  otherLangs: {
    en: { title: 'Team', sections: [{ id: 'list-1', type: 'team', list: [{ rowId: 'r1', designation: 'Head' }, {}] }] },
  },
};
const inEnglish = () => toValues(fieldsOf('team'), sectionOf(page, 'tr', 'list-1'), sectionOf(page, 'en', 'list-1'));

test('a translation shows its own texts, and shares what has no language', () => {
  const values = inEnglish();
  expect(values.title).toBe('');
  expect(getIn(values, ['list', 0, 'designation'])).toBe('Head');
  expect(getIn(values, ['list', 1, 'designation'])).toBe('');
  expect(getIn(values, ['list', 1, 'name'])).toBe('Ali');
});

test('every section type goes into a form and back unchanged', () => {
  for (const { type, fields } of definitions) {
    const values = emptyValues(fields);
    expect([type, changedFields(fields, values, toValues(fields, toWire(fields, values), undefined))]).toEqual([
      type,
      [],
    ]);
  }
});

test('items keep the ids by which the backend knows them; pictures that stay go back as they came', () => {
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

test('only what differs to a reader has changed', () => {
  const fields = fieldsOf('team');
  const before = toValues(fields, page.sections[0], page.sections[0]);
  expect(changedFields(fields, before, setIn(before, ['title'], 'Ekip '))).toEqual([]);
  expect(changedFields(fields, before, setIn(before, ['list', 1, 'name'], 'Veli'))).toEqual(['list']);
  expect(setIn(before, ['list', 9, 'name'], 'x')).toEqual(before);
  const image = fieldsOf('hero').backgroundImage;
  expect(image && isSame(image, { src: 'a', alt: '' }, { alt: '', src: 'a' })).toBe(true);
});

test('a page with a section replaced is the page otherwise, in each language', () => {
  const turkish = withSection(page, 'tr', 'list-1', { title: 'Kadro' });
  expect(sectionOf(turkish, 'tr', 'list-1')).toMatchObject({ title: 'Kadro', type: 'team' });
  expect(sectionOf(turkish, 'en', 'list-1')).toEqual(sectionOf(page, 'en', 'list-1'));
  const begun = withSection({ ...page, otherLangs: undefined }, 'en', 'list-1', { title: 'Team' });
  expect(sectionOf(begun, 'en', 'list-1')).toMatchObject({ title: 'Team' });
  expect(sectionOf(begun, 'tr', 'list-1')).toMatchObject({ title: 'Ekip' });
});

test('a new item has the id it was given in every language, and moved ones keep their texts', () => {
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

test('what others moved takes its texts along, and so does an item that has no row yet', () => {
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

test('unsaved edits from before a section type got another field still make a save', () => {
  const fields = fieldsOf('team');
  expect(toWire(fields, {})).toMatchObject({ title: '', list: [] });
  expect(changedFields(fields, {}, {})).toEqual([]);
});
