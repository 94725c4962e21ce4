import type { Field, Fields } from '../sections/define-section';
import { isRecord } from '../sections/parse-section';
import type { Raw } from './wire-page';

/** A picture in a form: as the page has it, or, with an `id`, as it was chosen from the library. */
export interface ImageValue {
  id?: string | number;
  src: string;
  alt?: string;
  width?: number;
  height?: number;
  name?: string;
}

/** A film in a form. What is not edited stays with it. */
export interface MovieValue extends Raw {
  src: string;
}

export type Value = string | boolean | string[] | ImageValue | MovieValue | null | Values | Values[];

/** What a form holds. Items of lists carry a key of the form's own, by which it knows them when they move. */
export interface Values {
  [name: string]: Value;
}

export const itemKey = '#';

/** By which the backend knows an item of a list again, and with it the item's texts in other languages. */
const rowKey = 'rowId';

export type Path = readonly (string | number)[];

let keys = 0;

/** A key for a new item of a list. */
export const newKey = (): string => `new-${(keys += 1)}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function leafValue(field: Field, raw: unknown): Value {
  switch (field.kind) {
    case 'boolean':
      return raw === true;
    case 'tags':
      return Array.isArray(raw) ? raw.filter((tag): tag is string => typeof tag === 'string') : [];
    case 'image':
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
 * What a form shows for a section, or for an item of a list, in a language. What every language has in common comes
 * from the Turkish one where the copy lacks it; texts do not, or they would be saved as a translation.
 *
 * @param base the Turkish section
 * @param copy the language's own; the same as `base` for Turkish
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

/** A new item of a list, or the values of a section that has none yet. */
export function emptyValues(fields: Fields): Values {
  return toValues(fields, undefined, undefined);
}

function toWireValue(field: Field, value: Value | undefined, isPreview: boolean): unknown {
  if (field.kind === 'list') {
    return ((value ?? []) as Values[]).map((item) => ({
      ...toWire(field.fields, item, isPreview),
      ...(item[rowKey] && { [rowKey]: item[rowKey] }),
    }));
  }
  if (field.kind === 'group') return toWire(field.fields, (value ?? {}) as Values, isPreview);
  if (field.kind === 'image') {
    const image = value as ImageValue | null;
    // A picture that was chosen is named by its id; one that stood there goes back as it came.
    return image?.id === undefined || isPreview ? image : { id: image.id };
  }
  if (field.kind === 'movie') {
    const movie = value as MovieValue | null;
    return movie && Object.keys(movie).length === 1 ? movie.src : movie;
  }
  if (field.kind === 'text') return text(value).trim();
  return value;
}

/**
 * The values as `SaveSection` takes them.
 *
 * @param isPreview as a page carries them instead: a picture that was chosen has its address, and not its id alone
 */
export function toWire(fields: Fields, values: Values, isPreview = false): Raw {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.map(([name, field]) => [name, toWireValue(field, values[name], isPreview)]));
}

/** Whether two values of a field are the same to a reader, whatever order their keys have. */
export function isSame(field: Field, a: Value | undefined, b: Value | undefined): boolean {
  const [left, right] = [a, b].map((value) => canonical(toWireValue(field, value ?? emptyOf(field), false)));
  return left === right;
}

const emptyOf = (field: Field): Value =>
  field.kind === 'list' ? [] : field.kind === 'group' ? {} : leafValue(field, undefined);

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** The names of the fields that differ. */
export function changedFields(fields: Fields, before: Values, after: Values): string[] {
  return Object.entries(fields)
    .filter(([name, field]) => !isSame(field, before[name], after[name]))
    .map(([name]) => name);
}

/** The values with one of them replaced; a path into an item that is not there changes nothing. */
export function setIn(values: Values, [name = '', ...rest]: Path, value: Value): Values {
  if (rest.length === 0) return { ...values, [name]: value };
  const below = values[name];
  if (Array.isArray(below)) {
    const [index, ...further] = rest;
    const items = below as Values[];
    if (typeof index !== 'number' || !items[index]) return values;
    return { ...values, [name]: items.map((item, at) => (at === index ? setIn(item, further, value) : item)) };
  }
  return isRecord(below) ? { ...values, [name]: setIn(below as Values, rest, value) } : values;
}

/** The value at a path. */
export function getIn(values: Values, path: Path): Value | undefined {
  return path.reduce<unknown>(
    (part, name) => (part as Record<string | number, unknown> | undefined)?.[name],
    values,
  ) as Value | undefined;
}

/**
 * A language's own texts in what another language was saved as: which items there are, and whatever has no language,
 * is the same in all of them.
 *
 * @param own finds the language's own item for one that was saved: by its place, or by the id of its row
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
/** By its row, or while it has none by the form's own key, which is the same in every language. */
export const byItem = (items: Values[], saved: Values, index: number): Values | undefined =>
  byRow(items, saved, index) ??
  items.find((item) => item[rowKey] === undefined && item[itemKey] !== undefined && item[itemKey] === saved[itemKey]);

/** The values with the keys that a form knows its items by, so that a field which was being written in stays the same. */
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
