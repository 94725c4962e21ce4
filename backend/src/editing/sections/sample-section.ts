import type { Field, Fields } from '../../../../lib/sections/define-section';
import { sampleItems, sampleLanguages, sampleValue } from '../../../../lib/sections/sample-texts';
import { storageName } from '../../blocks/storage-name';
import { defaultLanguage, type Language } from '../../languages';
import type { StoredValues } from '../../wire/values';
import { newRowId } from './row-ids';

/** Where a required link of a new section leads until an editor chooses: a page that every site has. */
const sampleLink = '/contact';

/** Items without their picture or file do not show, and only editors can choose one. */
const needsFile = (fields: Fields) =>
  Object.values(fields).some(({ kind, required }) => required && (kind === 'image' || kind === 'file'));

function sampleOf(field: Field, languages: readonly Language[], item?: number): unknown {
  if (field.kind === 'group') return sampleValues(field.fields, languages, item);
  if (field.kind === 'list') {
    if (item !== undefined || needsFile(field.fields)) return undefined;
    return sampleItems.map((number) => ({ id: newRowId(), ...sampleValues(field.fields, languages, number) }));
  }
  if (field.kind === 'link') return field.required ? sampleLink : undefined;
  if (!field.localized) return sampleValue(field, defaultLanguage, item);
  const texts = languages.map((code) => [code, sampleValue(field, code, item)] as const);
  const written = texts.filter(([, text]) => text !== undefined);
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

function sampleValues(fields: Fields, languages: readonly Language[], item?: number): StoredValues {
  const values = Object.entries(fields).map(
    ([name, field]) => [storageName(name), sampleOf(field, languages, item)] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * The values of a new section, for its editor to overwrite. The check before publishing names those that are left
 * (`checks/content.ts`).
 *
 * @param language the editor's
 */
export const sampleSection = (fields: Fields, language: Language): StoredValues =>
  sampleValues(fields, sampleLanguages(language));
