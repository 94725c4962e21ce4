import type { Field, Fields } from '../../../../lib/sections/define-section';
import { storageName } from '../../blocks/storage-name';
import type { Language, Localized } from '../../languages';
import { inLanguage, isRecord, rowsOf, type StoredValues } from '../../wire/values';

/**
 * The part of stored values that an edit in one language can change: that language's texts and the values shared by all
 * languages. Two editors with equal views do not conflict.
 */
export function viewOf(fields: Fields, stored: StoredValues, language: Language): unknown {
  return Object.entries(fields).map(([name, field]) => viewOfField(field, stored[storageName(name)], language));
}

function viewOfField(field: Field, stored: unknown, language: Language): unknown {
  switch (field.kind) {
    case 'list':
      return rowsOf(stored).map((row) => [row.id, viewOf(field.fields, row, language)]);
    case 'group':
      return viewOf(field.fields, isRecord(stored) ? stored : {}, language);
    default:
      return (field.localized ? inLanguage(stored as Localized<unknown>, language) : stored) || null;
  }
}

export const isSameView = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
