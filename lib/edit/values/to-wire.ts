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
