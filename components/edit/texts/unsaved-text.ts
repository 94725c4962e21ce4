import type { Raw } from '@/lib/edit/wire-page';
import { partsOf, sectionOf } from '@/lib/edit/wire-page';
import { defaultLanguage, inLanguage, type Language } from '@/lib/i18n/languages';

import { sectionSubject, subjectOf } from '../state/subject';
import type { EditTranslate } from './edit-texts';

/** Where unsaved changes are: in sections, the page's settings, or a part of every page. Empty if there are none. */
export function unsavedText(targets: readonly string[], page: Raw, language: Language, t: EditTranslate): string {
  const [first] = targets;
  if (!first) return '';
  if (targets.some((target) => target.startsWith('part:'))) {
    const count = String(targets.length);
    return targets.length > 1
      ? t('editUnsavedMixed', { count })
      : t('editUnsavedPart', { part: placeName(first, page, language, t) });
  }
  const sections = targets.filter((target) => target !== 'page').length;
  if (sections === 0) return t('editUnsavedSettings');
  return t(sections < targets.length ? 'editUnsavedPlaces' : 'editUnsavedSections', { count: String(sections) });
}

/** The name of a section by its label and title. A section without a title in the language has the Turkish one. */
function sectionName(page: Raw, id: string, label: string, language: Language): string {
  const titles = [language, defaultLanguage].map((code) => sectionOf(page, code, id)?.title);
  const title = titles.find((each) => typeof each === 'string' && each.trim() !== '');
  return title ? `${label} “${String(title)}”` : label;
}

/** The name of a place: Sayfa başlığı “Tünel”, Sayfa ayarları. Sections with the same name are numbered: Metin 2. */
export function placeName(target: string, page: Raw, language: Language, t: EditTranslate): string {
  const subject = subjectOf(page, '', target);
  if (!subject) return t('editDeletedSection');
  const [, own] = target.split(/^section:/);
  const label = inLanguage(subject.label, language);
  if (!own) return label;
  const name = sectionName(page, own, label, language);
  const same = partsOf(page)
    .flat()
    .filter(({ type }) => type === subject.type)
    .map(({ id }) => String(id))
    .filter((id) => sectionName(page, id, label, language) === name);
  return same.length > 1 ? `${name} ${same.indexOf(own) + 1}` : name;
}

/** The names of several places. */
export function placeNames(targets: readonly string[], page: Raw, language: Language, t: EditTranslate): string {
  return targets.map((target) => placeName(target, page, language, t)).join(', ');
}

/** The labels of the sections in which the backend found problems, `hero-1.title` for example: Kapak. */
export function placesOf(fields: Record<string, string>, page: Raw, language: Language): string[] {
  const labels = Object.keys(fields).map((path) => {
    const [id = path] = path.split('.');
    const section = sectionSubject(page, '', id);
    return section ? inLanguage(section.label, language) : path;
  });
  return [...new Set(labels)];
}
