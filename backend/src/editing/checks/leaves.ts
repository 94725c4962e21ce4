import type { Fields } from '../../../../lib/sections/define-section';
import { storageName } from '../../blocks/storage-name';
import { siteLanguages, type Language, type Localized } from '../../languages';
import { definitionOf } from '../../wire/section';
import { inLanguage, isRecord, rowsOf, type StoredValues } from '../../wire/values';
import type { LeafField } from '../sections/read-leaf';
import { listsOf } from '../sections/find-section';
import type { StoredPage } from '../../wire/page';

/** One field anywhere in a section, with its value in each language. */
export interface StoredLeaf {
  /** Null outside of sections. */
  sectionId: string | null;
  isHidden: boolean;
  path: string;
  /** The path by the ids of rows, which stay when rows are moved. */
  key: string;
  field: LeafField;
  stored: unknown;
  /** Whether it has a heading of its own above it, such as the title of an item. */
  isBelowItemTitle: boolean;
}

/** All fields of a section, or of a part of every page. */
export function leavesIn(
  fields: Fields,
  values: StoredValues,
  path: string,
  key: string,
  isItem: boolean,
): Omit<StoredLeaf, Frame>[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const stored = values[storageName(name)];
    if (field.kind === 'list') {
      return rowsOf(stored).flatMap((row, index) =>
        leavesIn(field.fields, row, `${path}${name}.${index}.`, `${key}${name}.${String(row.id ?? index)}.`, true),
      );
    }
    if (field.kind === 'group') {
      return leavesIn(field.fields, isRecord(stored) ? stored : {}, `${path}${name}.`, `${key}${name}.`, isItem);
    }
    return [{ path: path + name, key: key + name, field, stored, isBelowItemTitle: isItem && 'title' in fields }];
  });
}

type Frame = 'sectionId' | 'isHidden';

/** All fields of the sections that a page shows. */
export function leavesOf(page: StoredPage): StoredLeaf[] {
  return listsOf(page).flatMap((list) =>
    rowsOf(page[list]).flatMap((row) => {
      const sectionId = String(row.sectionId);
      const frame = { sectionId, isHidden: row.isHidden === true };
      const definition = definitionOf(row);
      return definition
        ? leavesIn(definition.fields, row, '', `${sectionId}/`, false).map((leaf) => ({ ...frame, ...leaf }))
        : [];
    }),
  );
}

/** The values of a field: one per language, or a single one without a language. */
export function variantsOf({ field, stored }: Pick<StoredLeaf, 'field' | 'stored'>): [Language | null, unknown][] {
  if (!field.localized) return [[null, stored]];
  return siteLanguages().map((code) => [code, inLanguage(stored as Localized<unknown>, code)]);
}

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}
