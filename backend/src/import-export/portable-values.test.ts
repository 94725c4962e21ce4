import type { FlattenedField } from 'payload';
import { hasLanguage, inOneLanguage, toPortable } from './portable-values';

const text = (name: string, localized = false) => ({ name, type: 'text', localized }) as FlattenedField;
const image = { name: 'image', type: 'upload', relationTo: 'media' } as FlattenedField;

/** A page with a text, a list, a group and sections, each with a translated text. */
const fields = [
  { name: 'id', type: 'number' },
  text('pageKey'),
  text('title', true),
  { name: 'list', type: 'array', flattenedFields: [text('name', true), image] },
  { name: 'group', type: 'group', flattenedFields: [text('inside', true)] },
  { name: 'sections', type: 'blocks', blocks: [{ slug: 'hero', flattenedFields: [text('title', true), image] }] },
  { name: 'many', type: 'relationship', relationTo: 'pages', hasMany: true },
] as FlattenedField[];

const names: Record<string, string> = { 'media:7': 'a.jpg', 'pages:1': 'one', 'pages:2': 'two' };
const nameOf = (collection: string, id: unknown) => names[`${collection}:${String(id)}`];
const idOf = (collection: string, name: unknown) => {
  const found = Object.entries(names).find(([key, value]) => key.startsWith(collection) && value === name);
  return found && Number(found[0].split(':')[1]);
};

const stored = {
  id: 3,
  createdAt: '2026-01-01',
  pageKey: 'a',
  title: { tr: 'Bir', en: 'One', de: null },
  list: [{ id: 'r1', name: { tr: 'Ad' }, image: 7 }],
  group: { inside: { tr: 'İç', en: 'In' } },
  sections: [
    { id: 's1', blockType: 'hero', title: { tr: 'Merhaba' }, image: 7 },
    { id: 's2', blockType: 'gone', title: { tr: 'Eski' } },
  ],
  many: [1, 2, 9],
};

const portable = {
  pageKey: 'a',
  title: { tr: 'Bir', en: 'One' },
  list: [{ id: 'r1', name: { tr: 'Ad' }, image: 'a.jpg' }],
  group: { inside: { tr: 'İç', en: 'In' } },
  sections: [{ id: 's1', blockType: 'hero', title: { tr: 'Merhaba' }, image: 'a.jpg' }],
  many: ['one', 'two'],
};

test('a record has names in the place of ids, and nothing of its database', () => {
  expect(toPortable(fields, stored, nameOf)).toEqual(portable);
});

test('one language of it is saved at a time, with ids and with what all languages share', () => {
  expect(inOneLanguage(fields, portable, 'en', idOf)).toEqual({
    pageKey: 'a',
    title: 'One',
    list: [{ id: 'r1', image: 7 }],
    group: { inside: 'In' },
    sections: [{ id: 's1', blockType: 'hero', image: 7 }],
    many: [1, 2],
  });
});

test('a language without a text of its own is not saved', () => {
  const { title: _title, group: _group, ...rest } = portable;
  expect(hasLanguage(fields, portable, 'en')).toBe(true);
  expect(hasLanguage(fields, rest, 'en')).toBe(false);
  expect(hasLanguage(fields, rest, 'tr')).toBe(true);
});

/** Some of them cannot be empty where a record is public. */
const withRequired = [
  ...fields,
  { name: 'kind', type: 'select', required: true },
  { name: 'isOpen', type: 'checkbox', required: true, defaultValue: true },
  { ...text('tags'), hasMany: true },
  text('_status'),
  text('uuid'),
  { name: 'shown', type: 'text', virtual: true },
  { name: 'film', type: 'group', localized: true, flattenedFields: [image, { ...text('names'), hasMany: true }] },
] as FlattenedField[];

test('what a record does not have is cleared where it takes the place of another one, in rows too', () => {
  const sparse = { pageKey: 'a', title: { tr: 'Bir' }, sections: [{ id: 's1', blockType: 'hero' }] };
  const cleared = {
    ...{ pageKey: 'a', title: null, list: [], group: { inside: null }, many: [], tags: [], isOpen: true },
    sections: [{ id: 's1', blockType: 'hero', title: null, image: null }],
    film: { image: null, names: [] },
  };
  expect(inOneLanguage(withRequired, sparse, 'en', idOf, 'cleared')).toEqual({ ...cleared, kind: null });
  expect(inOneLanguage(withRequired, sparse, 'en', idOf, 'cleared if optional')).toEqual(cleared);
  expect(inOneLanguage(withRequired, sparse, 'tr', idOf, 'cleared')).toMatchObject({ title: 'Bir' });
  // A picture that is not there any more is not that of before.
  const gone = { list: [{ id: 'r1', image: 'gone.jpg' }] };
  expect(inOneLanguage(fields, gone, 'tr', idOf, 'cleared').list).toEqual([{ id: 'r1', name: null, image: null }]);
});
