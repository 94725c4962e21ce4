import { refuseProblems } from '../http/edit-error';
import type { ProblemCode } from '../sections/problem';
import { isPlain } from '../sections/read-leaf';

const MAX_TEXT = 2_000;

/**
 * A text that an editor wrote to others, without the blanks around it.
 *
 * @throws EditError 400 naming the field
 */
export function readText(value: unknown, path: string, { isRequired }: { isRequired: boolean }): string {
  const text = typeof value === 'string' ? value.trim() : '';
  const code = problemOf(value, text, isRequired);
  refuseProblems(code ? [{ path, code }] : []);
  return text;
}

function problemOf(value: unknown, text: string, isRequired: boolean): ProblemCode | undefined {
  if (value !== undefined && typeof value !== 'string') return 'invalid';
  if (!isPlain(text)) return 'invalid';
  if (text.length > MAX_TEXT) return 'too_long';
  return isRequired && text === '' ? 'required' : undefined;
}
