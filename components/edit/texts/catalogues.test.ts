import { partDefinitions } from '@/components/layout/parts/definitions';
import { productDefinitions } from '@/components/sections/definitions';
import { interfaceLanguages } from '@/lib/edit/interface-language';
import { catalogues } from '@/lib/i18n/catalogues';
import type { Language } from '@/lib/i18n/languages';
import type { Fields, Label } from '@/lib/sections/define-section';

import { pageSubject } from '../state/subject';
import { loadEditTexts } from './load-edit-texts';

/** The languages whose texts come with the product. */
const shipped = Object.keys(catalogues) as Language[];
const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const shapeOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([key, text]) => [key, text.trim() !== '', namesIn(text)]);

test('the editing tools have every language that the interface has', () => {
  expect([...interfaceLanguages].sort()).toEqual([...shipped].sort());
});

test.each(shipped)('the catalogues of %s say everything, with the same names to fill in', (language) => {
  expect(shapeOf(loadEditTexts(language))).toEqual(shapeOf(loadEditTexts('tr')));
  expect(Object.fromEntries(shapeOf(catalogues[language] ?? {}).map((row) => [row[0], row]))).toEqual(
    Object.fromEntries(shapeOf(catalogues.tr).map((row) => [row[0], row])),
  );
});

test('a catalogue of the editing tools is not a copy of another one', () => {
  for (const language of shipped.filter((code) => code !== 'tr')) {
    const [own, turkish] = [loadEditTexts(language), loadEditTexts('tr')];
    const same = Object.keys(own).filter((key) => own[key as keyof typeof own] === turkish[key as keyof typeof own]);
    expect(
      same
        .map((key) => turkish[key as keyof typeof own])
        .filter((text) => /\p{L}{5}/u.test(text.replaceAll(/\{\w+\}/g, ''))),
    ).toEqual([]);
  }
});

const labelsOf = (fields: Fields): Label[] =>
  Object.values(fields).flatMap((each) => [each.label, ...('fields' in each ? labelsOf(each.fields) : [])]);

test.each(shipped)('every section, part and field has its name in %s', (language) => {
  const page = pageSubject('k');
  const subjects: { label: Label; fields: Fields; hint?: Label }[] = [
    page,
    ...productDefinitions,
    ...Object.values(partDefinitions),
  ];
  const texts = subjects.flatMap(({ label, fields, hint = label }) => [label, hint, ...labelsOf(fields)]);
  expect(texts.filter((text) => !text[language]?.trim())).toEqual([]);
});
