import {
  definitions,
  productDefinitions,
  type SectionByType,
  type SectionType,
} from '../../components/sections/definitions';

import { defineSection, type Field, type Fields, field, group, list } from './define-section';

/** The compiler checks the types: these lines do not compile if an inferred type is wrong. */
type Has<T, K extends string> = K extends keyof T ? true : false;
type IsOptional<T, K extends keyof T> = undefined extends T[K] ? true : false;

test('the type of a section follows from its definition', () => {
  const hasTypo: Has<SectionByType<'hero'>, 'tittle'> = false;
  const hasTitle: Has<SectionByType<'hero'>, 'title'> = true;
  const isTitleOptional: IsOptional<SectionByType<'hero'>, 'title'> = false;
  const isSubTitleOptional: IsOptional<SectionByType<'hero'>, 'subTitle'> = true;
  const isHeightOptional: IsOptional<SectionByType<'pageTitle'>, 'pageHeaderHeight'> = false;
  const number: SectionByType<'counter'>['list'][number]['number'] = { text: '1.250+' };
  expect([hasTypo, hasTitle, isTitleOptional, isSubTitleOptional, isHeightOptional]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(number.text).toBe('1.250+');
});

test("every type of the contract is defined once, and the site's own types", () => {
  const types: SectionType[] = [
    ...(['hero', 'pageTitle', 'mainAbout', 'about', 'experiences', 'tabList', 'accordion', 'team'] as const),
    ...(['counter', 'parallax', 'lastPosts', 'fancyTextBox', 'clients', 'iconWithText', 'contactForm'] as const),
  ];
  const own: SectionType[] = [
    'siteVisit',
    'textBlock',
    'gallery',
    'quotation',
    'table',
    'buttonRow',
    'downloads',
    'embeddedForm',
  ];
  expect(productDefinitions.map(({ type }) => type).sort()).toEqual([...types, ...own].sort());
});

/** A section's fields, with those of its groups and lists. */
const allFields = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((each) => [each, ...('fields' in each ? allFields(each.fields) : [])]);

test('no field has a reserved name, and every label has both languages', () => {
  for (const { fields, label } of definitions) {
    expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['id', 'type', 'order']));
    for (const text of [label, ...allFields(fields).map((field) => field.label)]) {
      expect([text.tr, text.en]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    }
  }
});

test('every field is of a kind that the form, the backend and the page know', () => {
  const kinds = new Set(definitions.flatMap(({ fields }) => allFields(fields).map(({ kind }) => kind)));
  const leaves = ['text', 'html', 'link', 'icon', 'color', 'length', 'date', 'choice', 'boolean', 'tags'];
  const known = [...leaves, 'image', 'movie', 'file', 'group', 'list'];
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
});

const label = { tr: 'x', en: 'x' };

test.each([
  ['text', true],
  ['html', true],
  ['tags', true],
  ['link', false],
  ['image', false],
] as const)('the default of `localized` for a %s: %s', (kind, localized) => {
  expect(field(kind, label)).toEqual({ kind, label, localized, required: false });
  expect(field(kind, label, { localized: !localized })).toMatchObject({ localized: !localized });
});

test('a field keeps its options', () => {
  expect(field('choice', label, { options: ['a'], default: 'a', required: true })).toMatchObject({
    options: ['a'],
    default: 'a',
    required: true,
  });
});

test('lists and groups are described by their fields', () => {
  const fields = { title: field('text', label) };
  expect(list(label, fields)).toEqual({ kind: 'list', label, fields, localized: false, required: false });
  expect(group(label, fields)).toEqual({ kind: 'group', label, fields, localized: false, required: false });
  expect(defineSection({ type: 'x', label, fields })).toEqual({ type: 'x', label, fields });
});
