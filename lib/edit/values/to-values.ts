import { isRecord } from '../../sections/parse-section';
import type { Field, Fields } from '../../sections/define-section';
import { type ImageValue, itemKey, rowKey, type Value, type Values } from './types';

// Stored edits have keys of an earlier visit, so counting does not start at 0 again.
let keys = Date.now();

/** A key for a new item of a list. */
export const newKey = (): string => `new-${(keys += 1)}`;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function leafValue(field: Field, raw: unknown): Value {
  switch (field.kind) {
    case 'boolean':
      return typeof raw === 'boolean' ? raw : field.default === true;
    case 'tags':
      return Array.isArray(raw) ? raw.filter((tag): tag is string => typeof tag === 'string') : [];
    case 'image':
    case 'file':
    case 'movie': {
      const object = typeof raw === 'string' ? { src: raw } : raw;
      return isRecord(object) && text(object.src) ? (object as unknown as ImageValue) : null;
    }
    case 'choice':
      return text(raw) || text(field.default);
    default:
      return text(raw);
  }
}

/**
 * The form values of a section, or of a list item, in a language. Shared values that the copy lacks come from the
 * Turkish section. Missing texts stay empty, or the Turkish text would be saved as a translation.
 *
 * @param base the Turkish section
 * @param copy the language's own section; the same as `base` for Turkish
 */
export function toValues(fields: Fields, base: unknown, copy: unknown): Values {
  const [original, own] = [isRecord(base) ? base : {}, isRecord(copy) ? copy : {}];
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Value] => {
      if (field.kind === 'group') return [name, toValues(field.fields, original[name], own[name])];
      if (field.kind === 'list') {
        const lists = [original[name], own[name]].map((list) => (Array.isArray(list) ? (list as unknown[]) : []));
        const [bases = [], copies = []] = lists;
        const items = copies.length > 0 ? copies : bases;
        return [
          name,
          items.map((item, index) => {
            const rowId = isRecord(item) ? text(item[rowKey]) : '';
            const values = toValues(field.fields, bases[index], copies[index]);
            return { ...values, [itemKey]: rowId || String(index), ...(rowId && { [rowKey]: rowId }) };
          }),
        ];
      }
      return [name, leafValue(field, own[name] ?? (field.localized ? undefined : original[name]))];
    }),
  );
}

/** The values of a new list item or a new section. */
export function emptyValues(fields: Fields): Values {
  return toValues(fields, undefined, undefined);
}

export const emptyOf = (field: Field): Value =>
  field.kind === 'list' ? [] : field.kind === 'group' ? {} : leafValue(field, undefined);
