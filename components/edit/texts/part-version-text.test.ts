import type { PartChange } from '@/lib/edit/edit-info';

import { editTranslator } from './edit-texts';
import { loadEditTexts } from './load-edit-texts';
import { partVersionText } from './part-version-text';

const textOf = (changes: PartChange[] | null | undefined, status = 'draft', language: 'tr' | 'en' = 'tr') =>
  partVersionText('site-info', { status, changes }, language, editTranslator(loadEditTexts(language)));
const entry = (kind: PartChange['kind'], ...titles: string[]): PartChange => ({ kind, field: 'menu', entry: titles });

test('a version names the fields and the entries that changed', () => {
  expect(
    textOf([{ kind: 'changed', field: 'phone' }, entry('added', 'Kariyer'), entry('changed', 'Kurumsal', 'Tarihçe')]),
  ).toBe('Eklendi: Kariyer; değişti: Telefon, Kurumsal › Tarihçe');
  expect(textOf([{ kind: 'changed', field: 'phone' }, entry('removed', 'Kariyer')], 'draft', 'en')).toBe(
    'Removed: Kariyer; changed: Phone',
  );
});

test('equal names are said once, and three at most', () => {
  expect(textOf(['Bir', 'Bir', 'İki', 'Üç', 'Dört'].map((title) => entry('moved', title)))).toBe(
    'Yeri değişti: Bir, İki, Üç…',
  );
});

test('a publication, the oldest version, and a backend that does not say', () => {
  expect(textOf([], 'published')).toBe('Yayımlandı');
  expect(textOf([])).toBe('İçerik değişmedi');
  expect(textOf(null)).toBe('Saklanan en eski sürüm');
  expect(textOf(undefined)).toBe('');
});
