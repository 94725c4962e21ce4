import type { Field, Fields, LeafKind } from '../../../lib/sections/define-section';
import { storageName } from '../blocks/storage-name';
import type { Localized } from '../languages';
import type { WireContext } from './context';
import { documentToWire } from './document';
import { imageToWire } from './image';
import { movieToWire } from './movie';
import { inLanguage, isRecord, rowsOf, textOf, type StoredValues } from './values';

type LeafMapper = (value: unknown, context: WireContext) => unknown;

/** The wire value of each kind; undefined for none. */
const leafMappers: Record<LeafKind, LeafMapper> = {
  text: textOf,
  html: textOf,
  link: textOf,
  icon: textOf,
  color: textOf,
  length: textOf,
  date: textOf,
  choice: textOf,
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  tags: (value) => (Array.isArray(value) && value.length > 0 ? value : undefined),
  image: imageToWire,
  movie: movieToWire,
  file: documentToWire,
};

/** Maps the stored values of a section, or of an item of a list, to the wire in one language. */
export function fieldsToWire(fields: Fields, stored: StoredValues, context: WireContext): Record<string, unknown> {
  const wire: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = fieldToWire(field, stored[storageName(name)], context);
    if (value !== undefined) wire[name] = value;
  }
  return wire;
}

/** An editor's form returns `rowId`, so that an item keeps its translations. */
function itemToWire(fields: Fields, row: StoredValues, context: WireContext): Record<string, unknown> {
  const item = fieldsToWire(fields, row, context);
  return context.isEditing && typeof row.id === 'string' ? { rowId: row.id, ...item } : item;
}

function fieldToWire(field: Field, stored: unknown, context: WireContext): unknown {
  if (field.kind === 'list') {
    const items = rowsOf(stored).map((row) => itemToWire(field.fields, row, context));
    return items.length > 0 ? items : undefined;
  }
  if (field.kind === 'group') {
    const values = isRecord(stored) ? fieldsToWire(field.fields, stored, context) : {};
    return Object.keys(values).length > 0 ? values : undefined;
  }
  const value = field.localized ? inLanguage(stored as Localized<unknown>, context.language) : stored;
  return leafMappers[field.kind](value, context);
}
