import type { FlattenedField } from 'payload';
import type { Language } from '../languages';
import { isRecord, rowsOf } from '../wire/values';
import type { Values } from './content-set';

/** Names in the place of ids, and the other way round. Undefined for a record that is not there. */
export type Rename = (collection: string, reference: unknown) => unknown;

/** What every record has of its database, or what is made anew. */
const ownOfDatabase = new Set(['id', 'createdAt', 'updatedAt', 'globalType']);

/** What a record that is there keeps in any case: its state, and the name by which others refer to it. */
const neverCleared = new Set(['_status', 'uuid']);

type Walk = (field: FlattenedField, value: unknown) => unknown;

/** What is saved of a field without a value; undefined for nothing. */
type Fill = (field: FlattenedField) => unknown;

const isPresent = (value: unknown) => value !== undefined && value !== null;

/** The values of a set of fields that are there, each as `walk` gives it, and those that `fill` has for the others. */
function eachField(fields: readonly FlattenedField[], values: Values, walk: Walk, fill?: Fill): Values {
  const found = fields.flatMap((field): [string, unknown][] => {
    if (ownOfDatabase.has(field.name) || field.type === 'join' || ('virtual' in field && field.virtual)) return [];
    const own = isPresent(values[field.name]) ? walk(field, values[field.name]) : undefined;
    const value = isPresent(own) ? own : fill?.(field);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(found);
}

function walkRow(fields: readonly FlattenedField[], row: Values, walk: Walk, fill?: Fill): Values {
  const { id, blockType } = row;
  // Rows keep their ids: translations find their twin by them.
  return {
    ...(isPresent(id) && { id }),
    ...(isPresent(blockType) && { blockType }),
    ...eachField(fields, row, walk, fill),
  };
}

function reference(field: { relationTo: string | string[] }, value: unknown, rename: Rename): unknown {
  const collection = String(field.relationTo);
  return Array.isArray(value) ? value.flatMap((each) => rename(collection, each) ?? []) : rename(collection, value);
}

/** The value of a field within one language, or of one that is not translated. */
function walkInside(field: FlattenedField, value: unknown, walk: Walk, rename: Rename, fill?: Fill): unknown {
  switch (field.type) {
    case 'array':
      return rowsOf(value).map((row) => walkRow(field.flattenedFields, row, walk, fill));
    case 'blocks':
      return rowsOf(value).flatMap((row) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType);
        return block ? [walkRow(block.flattenedFields, row, walk, fill)] : [];
      });
    case 'group':
    case 'tab':
      return isRecord(value) ? eachField(field.flattenedFields, value, walk, fill) : undefined;
    case 'upload':
    case 'relationship':
      return reference(field, value, rename);
    default:
      return value;
  }
}

/**
 * A record that was read with all languages, without what belongs to its database.
 *
 * @param rename gives the name of a record for its id
 */
export function toPortable(fields: readonly FlattenedField[], stored: Values, rename: Rename): Values {
  const walk: Walk = (field, value) => {
    if (!field.localized || !isRecord(value)) return walkInside(field, value, walk, rename);
    const inLanguages = Object.entries(value).flatMap(([language, text]): [string, unknown][] => {
      const inside = isPresent(text) ? walkInside(field, text, walk, rename) : undefined;
      return isPresent(inside) ? [[language, inside]] : [];
    });
    return inLanguages.length > 0 ? Object.fromEntries(inLanguages) : undefined;
  };
  return eachField(fields, stored, walk);
}

/** What becomes of the values of the record that is there, where the new one has none. */
export type Absent = 'kept' | 'cleared' | 'cleared if optional';

const isMany = (field: FlattenedField) =>
  field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true);

const defaultOf = (field: FlattenedField): unknown =>
  'defaultValue' in field && typeof field.defaultValue !== 'function' ? field.defaultValue : undefined;

/**
 * As in a new record: a default, or nothing. Payload keeps what it is not given, in rows too, so everything that is to be
 * cleared is named.
 */
function clearing(absent: Exclude<Absent, 'kept'>): Fill {
  const fill: Fill = (field) => {
    if (neverCleared.has(field.name)) return undefined;
    if (isPresent(defaultOf(field))) return defaultOf(field);
    if (absent === 'cleared if optional' && 'required' in field && field.required) return undefined;
    if (field.type === 'group' || field.type === 'tab') return eachField(field.flattenedFields, {}, () => null, fill);
    return isMany(field) ? [] : null;
  };
  return fill;
}

/**
 * What is saved of a portable record in one language.
 *
 * @param rename gives the id of a record for its name
 */
export function inOneLanguage(
  fields: readonly FlattenedField[],
  portable: Values,
  language: Language,
  rename: Rename,
  absent: Absent = 'kept',
): Values {
  const fill = absent === 'kept' ? undefined : clearing(absent);
  const walk: Walk = (field, value) => {
    const inside = field.localized ? (isRecord(value) ? value[language] : undefined) : value;
    return isPresent(inside) ? walkInside(field, inside, walk, rename, fill) : undefined;
  };
  return eachField(fields, portable, walk, fill);
}

/** Whether a portable record says something in a language. */
export function hasLanguage(fields: readonly FlattenedField[], portable: Values, language: Language): boolean {
  let isFound = false;
  const walk: Walk = (field, value) => {
    if (field.localized) isFound ||= isRecord(value) && isPresent(value[language]);
    else walkInside(field, value, walk, (_collection, name) => name);
    return undefined;
  };
  eachField(fields, portable, walk);
  return isFound;
}
