import { defaultLanguage, type Language } from '../../i18n/languages';
import type { Field, Fields } from '../../sections/define-section';
import { isCopyOf } from '../../sections/is-copy-of';
import type { Value, Values } from './types';

/** What a translation lacks: it is empty, or still the text that it was copied from. */
export type TranslationMark = 'missing' | 'copied';

export const isBlank = (value: Value | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function markOf(source: Value | undefined, own: Value | undefined): TranslationMark | undefined {
  if (isBlank(source)) return undefined;
  if (isBlank(own)) return 'missing';
  return isCopyOf(source, own) ? 'copied' : undefined;
}

const itemsOf = (value: Value | undefined) => (Array.isArray(value) ? (value as Values[]) : []);

function marksOfField(field: Field, source: Value | undefined, own: Value | undefined, path: string) {
  if (field.kind === 'group') {
    return entriesOf(field.fields, (source ?? {}) as Values, (own ?? {}) as Values, `${path}.`);
  }
  if (field.kind === 'list') {
    const items = itemsOf(own);
    return itemsOf(source).flatMap((item, index): [string, TranslationMark][] =>
      entriesOf(field.fields, item, items[index] ?? {}, `${path}.${index}.`),
    );
  }
  const mark = field.localized ? markOf(source, own) : undefined;
  return mark ? [[path, mark] as [string, TranslationMark]] : [];
}

const entriesOf = (fields: Fields, source: Values, own: Values, path: string): [string, TranslationMark][] =>
  Object.entries(fields).flatMap(([name, field]) => marksOfField(field, source[name], own[name], path + name));

/**
 * What of a form is not translated, by path (`list.0.title`).
 *
 * @param source the Turkish values
 * @param own the values of the translation, with the same lists
 */
export function translationMarks(fields: Fields, source: Values, own: Values): Record<string, TranslationMark> {
  return Object.fromEntries(entriesOf(fields, source, own, ''));
}

/** The paths of the texts that there are to translate. */
export const leavesOf = (fields: Fields, source: Values): string[] => Object.keys(translationMarks(fields, source, {}));

/** How many texts each translation lacks. */
export function missingTexts(fields: Fields, values: Record<string, Values>): Partial<Record<Language, number>> {
  const source = values[defaultLanguage] ?? {};
  return Object.fromEntries(
    Object.entries(values)
      .filter(([code]) => code !== defaultLanguage)
      .map(([code, own]) => {
        const marks = Object.values(translationMarks(fields, source, own));
        return [code, marks.filter((mark) => mark === 'missing').length];
      }),
  );
}

function copiedField(field: Field, source: Value | undefined, own: Value | undefined): Value | undefined {
  if (field.kind === 'group') return withCopies(field.fields, (source ?? {}) as Values, (own ?? {}) as Values);
  if (field.kind === 'list') {
    const items = itemsOf(source);
    return itemsOf(own).map((item, index) => withCopies(field.fields, items[index] ?? {}, item));
  }
  return field.localized && isBlank(own) ? (source ?? own) : own;
}

/** The translation with the Turkish text in every empty field, to begin with. */
export function withCopies(fields: Fields, source: Values, own: Values): Values {
  const copied = Object.entries(fields).flatMap(([name, field]): [string, Value][] => {
    const value = copiedField(field, source[name], own[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...own, ...Object.fromEntries(copied) };
}
