import type { Fields } from '../../../../lib/sections/define-section';
import { storageName } from '../../blocks/storage-name';
import type { Language } from '../../languages';
import type { StoredPage } from '../../wire/page';
import { definitionOf } from '../../wire/section';
import { isRecord, rowsOf, type StoredValues } from '../../wire/values';

const texts = ['title', 'description', 'keywords', 'summary', 'dataHtml'] as const;

/**
 * The page after a save in the admin, in all languages: Payload's hooks get one language at a time.
 *
 * @param stored the newest draft; undefined for a new page
 * @param data the saved values, in one language
 */
export function withSave(stored: StoredPage | undefined, data: StoredValues, language: Language): StoredPage {
  const page: Record<string, unknown> = { ...stored, ...data };
  for (const name of texts) page[name] = inLanguages(stored?.[name], data[name], language);
  for (const list of ['sections', 'dataSections'] as const) {
    page[list] = rowsOf(data[list]).map((row) => {
      const before = sameRow(stored?.[list], row);
      const definition = definitionOf(row);
      return definition ? { ...row, ...fieldsIn(definition.fields, row, before, language) } : row;
    });
  }
  return page as unknown as StoredPage;
}

const inLanguages = (stored: unknown, value: unknown, language: Language) => ({
  ...(isRecord(stored) ? stored : {}),
  [language]: value,
});

const sameRow = (stored: unknown, { id }: StoredValues): StoredValues =>
  rowsOf(stored).find((row) => id !== undefined && row.id === id) ?? {};

function fieldsIn(fields: Fields, saved: StoredValues, before: StoredValues, language: Language): StoredValues {
  const entries = Object.entries(fields).map(([wireName, field]) => {
    const name = storageName(wireName);
    const [value, was] = [saved[name], before[name]];
    if (field.kind === 'list') {
      return [
        name,
        rowsOf(value).map((row) => ({ ...row, ...fieldsIn(field.fields, row, sameRow(was, row), language) })),
      ];
    }
    if (field.kind === 'group') {
      const [values, old] = [value, was].map((each) => (isRecord(each) ? each : {}));
      return [name, fieldsIn(field.fields, values ?? {}, old ?? {}, language)];
    }
    return [name, field.localized ? inLanguages(was, value, language) : value];
  });
  return Object.fromEntries(entries) as StoredValues;
}
