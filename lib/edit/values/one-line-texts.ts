import type { Field, Fields } from '../../sections/define-section';
import type { Path, Values } from './types';

/** A text of one line in a form; its field may allow several lines. */
export interface OneLineText {
  path: Path;
  field: Field;
  /** As visitors see it: where a translation has none, the Turkish text. */
  text: string;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const textIn = (values: Values, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** The texts of one line that a form has, in its order, without the empty ones. */
export function oneLineTexts(fields: Fields, values: Values, instead: Values = {}, path: Path = []): OneLineText[] {
  return Object.entries(fields).flatMap(([name, field]): OneLineText[] => {
    const [own, other] = [values[name], instead[name]];
    if (field.kind === 'group') {
      return isValues(own) ? oneLineTexts(field.fields, own, isValues(other) ? other : {}, [...path, name]) : [];
    }
    if (field.kind === 'list') {
      const others = Array.isArray(other) ? (other as Values[]) : [];
      const items = Array.isArray(own) ? (own as Values[]) : [];
      return items.flatMap((item, at) => oneLineTexts(field.fields, item, others[at], [...path, name, at]));
    }
    if (field.kind !== 'text') return [];
    const text = textIn(values, name) || textIn(instead, name);
    return text.trim() === '' || /[\r\n]/.test(text) ? [] : [{ path: [...path, name], field, text }];
  });
}
