import { isRecord } from '../../sections/parse-section';
import type { Field, Fields } from '../../sections/define-section';
import type { Raw } from '../wire-page';
import { emptyOf, text } from './to-values';
import { type ImageValue, type MovieValue, rowKey, type Value, type Values } from './types';

function toWireValue(field: Field, value: Value | undefined, isPreview: boolean): unknown {
  if (field.kind === 'list') {
    return ((value ?? []) as Values[]).map((item) => ({
      ...toWire(field.fields, item, isPreview),
      ...(item[rowKey] && { [rowKey]: item[rowKey] }),
    }));
  }
  if (field.kind === 'group') return toWire(field.fields, (value ?? {}) as Values, isPreview);
  if (field.kind === 'image' || field.kind === 'file') {
    const image = value as ImageValue | null;
    // A newly chosen file is sent by its id; an unchanged one is sent back as it came.
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
 * The values in the format of `SaveSection`.
 *
 * @param isPreview gives them in the format of a page instead: a chosen picture keeps its address
 */
export function toWire(fields: Fields, values: Values, isPreview = false): Raw {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.map(([name, field]) => [name, toWireValue(field, values[name], isPreview)]));
}

/** Whether two values of a field have the same content, whatever the order of their keys. */
export function isSame(field: Field, a: Value | undefined, b: Value | undefined): boolean {
  const [left, right] = [a, b].map((value) => canonical(toWireValue(field, value ?? emptyOf(field), false)));
  return left === right;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** The names of the fields with different values. */
export function changedFields(fields: Fields, before: Values, after: Values): string[] {
  return Object.entries(fields)
    .filter(([name, field]) => !isSame(field, before[name], after[name]))
    .map(([name]) => name);
}
