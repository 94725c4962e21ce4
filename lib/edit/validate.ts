import type { Field, Fields } from '../sections/define-section';
import { isWellFormed } from '../sections/parse-section';
import type { ImageValue, MovieValue, Value, Values } from './values/types';

/** A problem of a field, with the backend's code. The backend checks more than the form. */
export type Problem = 'required' | 'invalid' | 'too_long' | 'too_many' | 'media' | 'html' | 'unknown';

/** By path: `list.0.title`. */
export type Problems = Record<string, Problem>;

function isEmpty(field: Field, value: Value | undefined): boolean {
  if (value === null || value === undefined) return true;
  if (field.kind === 'movie') return !(value as MovieValue).src;
  if (field.kind === 'html') return !String(value).replace(/<[^>]*>|&nbsp;|\s/g, '');
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function problemOf(field: Field, value: Value | undefined): Problem | undefined {
  if (isEmpty(field, value)) return field.required ? 'required' : undefined;
  if (field.kind === 'image' || field.kind === 'file') return (value as ImageValue).src ? undefined : 'invalid';
  if (field.kind === 'choice' && 'options' in field) {
    return field.options?.includes(value as string) ? undefined : 'invalid';
  }
  return typeof value === 'string' && !isWellFormed(field.kind, value) ? 'invalid' : undefined;
}

/**
 * The values of a form that the backend would refuse, or the page would leave out.
 *
 * @param prefix the path of the values, with a trailing dot
 */
export function problemsOf(fields: Fields, values: Values, prefix = ''): Problems {
  const problems: Problems = {};
  for (const [name, field] of Object.entries(fields)) {
    const [path, value] = [`${prefix}${name}`, values[name]];
    if (field.kind === 'group') {
      if (value) Object.assign(problems, problemsOf(field.fields, value as Values, `${path}.`));
    } else if (field.kind === 'list') {
      for (const [index, item] of ((value ?? []) as Values[]).entries()) {
        Object.assign(problems, problemsOf(field.fields, item, `${path}.${index}.`));
      }
    } else {
      const problem = problemOf(field, value);
      if (problem) problems[path] = problem;
    }
  }
  return problems;
}
