import { isRecord } from '../../sections/parse-section';
import type { Field, Fields } from '../../sections/define-section';
import type { Path, Value, Values } from './types';

/** A copy of the values with one value replaced. A path to a missing item changes nothing. */
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

/** A path of a form that is written as text: `list.0.title`. */
export const pathOf = (text: string): Path => text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The field at a path of a form: `list.0.title`. */
export function leafAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.');
  const field: Field | undefined = fields[name];
  if (field?.kind === 'group') return leafAt(field.fields, rest.join('.'));
  return field?.kind === 'list' && rest.length > 1 ? leafAt(field.fields, rest.slice(1).join('.')) : field;
}
