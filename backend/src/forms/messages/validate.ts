import { type FieldDescription, fieldDescriptions, type FieldName } from '../../../../lib/forms/contact-fields';
import type { Language } from '../../languages';
import { languageOf } from '../http/form-call';
import type { FieldProblem } from '../http/form-error';

export interface MessageInput extends Record<FieldName, string> {
  file: string;
  captcha: string;
  language: Language | undefined;
  submissionId: string;
}

export type Problems = Record<string, FieldProblem>;

const MAX_EMAIL_LENGTH = 254;

/** A single line has no line breaks, which could end a mail header. */
const controlInLine = /\p{Cc}|[\u2028\u2029]/u;
const controlInText = /[^\P{Cc}\t\n\r]/u;

/** Wider than the form's own pattern, so that nothing the form accepts is refused here. */
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u;

export const isEmail = (value: string): boolean =>
  value.length <= MAX_EMAIL_LENGTH && !controlInLine.test(value) && emailPattern.test(value);

/** Validates a message. Texts are only trimmed. */
export function validateMessage(body: Record<string, unknown>): { input: MessageInput } | { problems: Problems } {
  const problems: Problems = {};
  const texts = {} as Record<FieldName, string>;
  for (const field of fieldDescriptions) {
    texts[field.name] = textOf(body[field.name]);
    const problem = problemOf(field, body[field.name]);
    if (problem) problems[field.name] = problem;
  }
  for (const name of ['file', 'captcha', 'submissionId'] as const) {
    if (!isTextOrAbsent(body[name])) problems[name] = 'invalid';
  }
  const submissionId = textOf(body.submissionId);
  if (submissionId && !/^[\w-]{8,64}$/.test(submissionId)) problems.submissionId = 'invalid';
  if (Object.keys(problems).length > 0) return { problems };
  const [file, captcha] = [textOf(body.file), textOf(body.captcha)];
  return { input: { ...texts, file, captcha, submissionId, language: languageOf(body.language) } };
}

const isTextOrAbsent = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function problemOf({ kind, isRequired, maxLength }: FieldDescription, value: unknown): FieldProblem | undefined {
  if (!isTextOrAbsent(value)) return 'invalid';
  const text = textOf(value);
  if (text === '') return isRequired ? 'required' : undefined;
  if (text.length > maxLength) return 'too_long';
  const control = kind === 'long' ? controlInText : controlInLine;
  // Half a surrogate pair is not a character, and databases change it.
  if (control.test(text) || !text.isWellFormed()) return 'invalid_characters';
  return kind === 'email' && !isEmail(text) ? 'invalid_email' : undefined;
}
