import type { VersionChange } from '@/lib/edit/edit-info';

import { editTranslator } from './edit-texts';
import { loadEditTexts } from './load-edit-texts';
import { versionText } from './version-text';

const textOf = (changes: VersionChange[] | null | undefined, status = 'draft', language: 'tr' | 'en' = 'tr') =>
  versionText({ id: 1, updatedAt: '', status, changes }, language, editTranslator(loadEditTexts(language)));
const change = (target: string, type: string, kind: VersionChange['kind'] = 'changed') => ({ target, type, kind });

test('a version says how many sections changed and which', () => {
  const changes = [change('hero-1', 'hero'), change('about-1', 'about'), change('gallery-1', 'gallery', 'added')];
  expect(textOf(changes)).toBe('2 bölüm değişti: Kapak, Hakkımızda (filmli); 1 bölüm eklendi: Fotoğraf galerisi');
  expect(textOf([{ target: 'page', kind: 'changed' }, ...changes.slice(0, 1)], 'draft', 'en')).toBe(
    'Sections changed (1): Hero; the page settings changed',
  );
});

test('equal names are said once, with their number, and three at most', () => {
  const types = ['hero', 'hero', 'about', 'team', 'gallery'];
  expect(textOf(types.map((type, index) => change(`${type}-${index}`, type)))).toMatch(
    /^5 bölüm değişti: Kapak \(2\), [^,]+, [^,]+…$/,
  );
});

test('a publication, the oldest version, and a backend that does not say', () => {
  expect(textOf([], 'published')).toBe('Yayımlandı');
  expect(textOf([])).toBe('İçerik değişmedi');
  expect(textOf(null)).toBe('Saklanan en eski sürüm');
  expect(textOf(undefined)).toBe('');
});
