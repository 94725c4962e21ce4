import type { Fields } from '../../sections/define-section';
import { emptyOf } from './to-values';
import { itemKey, rowKey, type Value, type Values } from './types';

/**
 * A language's own texts combined with the saved values of another language: list items and values without a language
 * are shared by all languages.
 *
 * @param own finds the language's item for a saved item: by its position, or by its row id
 */
export function inStructureOf(
  fields: Fields,
  saved: Values,
  texts: Values | undefined,
  own: (items: Values[], savedItem: Values, index: number) => Values | undefined,
): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Value] => {
      const [stands, text] = [saved[name], texts?.[name]];
      if (field.kind === 'group') {
        return [name, inStructureOf(field.fields, (stands ?? {}) as Values, text as Values | undefined, own)];
      }
      if (field.kind === 'list') {
        const items = Array.isArray(text) ? (text as Values[]) : [];
        return [
          name,
          ((stands ?? []) as Values[]).map((item, index) => ({
            ...inStructureOf(field.fields, item, own(items, item, index), own),
            ...(item[itemKey] !== undefined && { [itemKey]: item[itemKey] }),
            ...(item[rowKey] !== undefined && { [rowKey]: item[rowKey] }),
          })),
        ];
      }
      return [name, field.localized ? (text ?? emptyOf(field)) : (stands ?? emptyOf(field))];
    }),
  );
}

export const byPlace = (items: Values[], _saved: Values, index: number): Values | undefined => items[index];
export const byRow: typeof byPlace = (items, saved) =>
  saved[rowKey] === undefined ? undefined : items.find((item) => item[rowKey] === saved[rowKey]);
/** By row id; for a new item without one, by the form's key, which is the same in every language. */
export const byItem = (items: Values[], saved: Values, index: number): Values | undefined =>
  byRow(items, saved, index) ??
  items.find((item) => item[rowKey] === undefined && item[itemKey] !== undefined && item[itemKey] === saved[itemKey]);

/** The values with the form's keys for list items, so that React keeps the field that is being typed in. */
export function keepKeys(fields: Fields, values: Values, form: Values | undefined): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Value] => {
      const field = fields[name];
      if (field?.kind !== 'list') return [name, value];
      const before = (form?.[name] ?? []) as Values[];
      return [
        name,
        (value as Values[]).map((item, index) => ({
          ...keepKeys(field.fields, item, before[index]),
          [itemKey]: before[index]?.[itemKey] ?? item[itemKey] ?? String(index),
        })),
      ];
    }),
  );
}

/** The values with the row ids of items that were saved since. An item without one would be saved as a new item. */
export function withRowIds(fields: Fields, values: Values, saved: Values | undefined): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, Value] => {
      const field = fields[name];
      if (field?.kind === 'group') return [name, withRowIds(field.fields, value as Values, saved?.[name] as Values)];
      if (field?.kind !== 'list' || !Array.isArray(value)) return [name, value];
      const savedItems = (saved?.[name] ?? []) as Values[];
      return [
        name,
        (value as Values[]).map((item) => {
          const same = savedItems.find((one) =>
            item[rowKey] === undefined ? one[itemKey] === item[itemKey] : one[rowKey] === item[rowKey],
          );
          const rowId = item[rowKey] ?? same?.[rowKey];
          return { ...withRowIds(field.fields, item, same), ...(rowId !== undefined && { [rowKey]: rowId }) };
        }),
      ];
    }),
  );
}
