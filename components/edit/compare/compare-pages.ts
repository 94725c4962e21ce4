import { unmovedIds } from '@/lib/sections/unmoved-ids';
import { isSame } from '@/lib/edit/values/to-wire';
import type { Value, Values } from '@/lib/edit/values/types';
import { allSections, type Raw, sectionOf } from '@/lib/edit/wire-page';
import { defaultLanguage, type Language } from '@/lib/i18n/languages';
import { field, type Field, type Label } from '@/lib/sections/define-section';

import { pageSubject, type Subject, subjectOf } from '../state/subject';

/** A field with different values in two versions of a page. */
export interface FieldChange {
  name: string;
  field: Field;
  /** Null where all languages share the value. */
  language: Language | null;
  before: Value | undefined;
  after: Value | undefined;
}

/** How a section, or the page's own settings, changed from one version to another. */
export interface Change {
  /** `page`, or the section's id. */
  target: string;
  label: Label;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  fields: FieldChange[];
}

const hiddenField = field('boolean', { tr: 'Gizli', en: 'Hidden', de: 'Ausgeblendet' });

const orderOf = ({ order }: Raw) => (typeof order === 'number' ? order : 0);
const idsOf = (page: Raw) =>
  allSections(page)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map(({ id }) => String(id));

/** Whether the field, or a field inside it, has a text per language. */
function hasLocalizedText(one: Field): boolean {
  return Boolean(one.localized) || ('fields' in one && Object.values(one.fields).some(hasLocalizedText));
}

/** The backend's row ids may differ between versions although readers see the same items. */
function withoutRows(values: Values): Values {
  return JSON.parse(JSON.stringify(values, (key, part: unknown) => (key === 'rowId' ? undefined : part))) as Values;
}

/** The fields with different values in two versions of what a form edits. */
export function fieldChanges(
  subject: Pick<Subject, 'fields' | 'values'>,
  before: Raw,
  after: Raw,
  languages: readonly Language[],
): FieldChange[] {
  return languages.flatMap((language) => {
    const was = withoutRows(subject.values(before, language));
    const is = withoutRows(subject.values(after, language));
    return Object.entries(subject.fields)
      .filter(
        ([name, one]) => (language === defaultLanguage || hasLocalizedText(one)) && !isSame(one, was[name], is[name]),
      )
      .map(([name, one]) => ({
        name,
        field: one,
        language: hasLocalizedText(one) ? language : null,
        before: was[name],
        after: is[name],
      }));
  });
}

function hiddenChange(id: string, before: Raw, after: Raw): FieldChange[] {
  const [was, is] = [before, after].map((page) => sectionOf(page, defaultLanguage, id)?.isHidden === true);
  return was === is ? [] : [{ name: 'isHidden', field: hiddenField, language: null, before: was, after: is }];
}

/** The changes from one version of a page to another: the page's settings first, then its sections in order. */
export function comparePages(before: Raw, after: Raw, languages: readonly Language[]): Change[] {
  const [was, is] = [idsOf(before), idsOf(after)];
  const inPlace = unmovedIds(was, is);
  const settings = pageSubject('');
  const ofPage = fieldChanges(settings, before, after, languages);
  const pageChange: Change = { target: 'page', label: settings.label, kind: 'changed', fields: ofPage };
  const changes = [...is, ...was.filter((id) => !is.includes(id))].flatMap((id): Change[] => {
    const isThere = is.includes(id);
    const subject = subjectOf(isThere ? after : before, '', `section:${id}`);
    if (!subject) return [];
    const one = { target: id, label: subject.label };
    if (!isThere) return [{ ...one, kind: 'removed', fields: [] }];
    if (!was.includes(id)) return [{ ...one, kind: 'added', fields: [] }];
    const fields = [...hiddenChange(id, before, after), ...fieldChanges(subject, before, after, languages)];
    if (fields.length > 0) return [{ ...one, kind: 'changed', fields }];
    return inPlace.has(id) ? [] : [{ ...one, kind: 'moved', fields: [] }];
  });
  return ofPage.length > 0 ? [pageChange, ...changes] : changes;
}
