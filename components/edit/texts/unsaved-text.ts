import type { Raw } from '@/lib/edit/wire-page';
import { sectionOf } from '@/lib/edit/wire-page';
import { inLanguage, type Language } from '@/lib/i18n/languages';

import { sectionSubject, subjectOf } from '../state/subject';
import type { EditTranslate } from './edit-texts';

/** How many places have unsaved changes: sections, and the page's settings. Empty if there are none. */
export function unsavedText(targets: readonly string[], t: EditTranslate): string {
  if (targets.length === 0) return '';
  const sections = targets.filter((target) => target !== 'page').length;
  if (sections === 0) return t('editUnsavedSettings');
  return t(sections < targets.length ? 'editUnsavedPlaces' : 'editUnsavedSections', { count: String(sections) });
}

/** The names of the places: Sayfa başlığı “Tünel”, Sayfa ayarları. */
export function placeNames(targets: readonly string[], page: Raw, language: Language, t: EditTranslate): string {
  return targets
    .map((target) => {
      const subject = subjectOf(page, '', target);
      if (!subject) return t('editDeletedSection');
      const [, id = ''] = target.split(/:(.*)/);
      const title = sectionOf(page, language, id)?.title;
      const label = inLanguage(subject.label, language);
      return typeof title === 'string' && title ? `${label} “${title}”` : label;
    })
    .join(', ');
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
