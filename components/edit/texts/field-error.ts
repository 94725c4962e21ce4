import { maxAddress, maxHtml, maxLongText, maxText } from '@/lib/sections/text-limits';
import type { Problem } from '@/lib/edit/validate';
import type { Value } from '@/lib/edit/values/types';
import type { Field } from '@/lib/sections/define-section';

import type { EditKey, EditTranslate } from './edit-texts';

const texts: Record<Problem, EditKey> = {
  required: 'editRequired',
  invalid: 'editInvalid',
  unknown: 'editInvalid',
  too_long: 'editTooLong',
  too_many: 'editTooMany',
  media: 'editMediaGone',
  html: 'editHtmlNotAllowed',
};

/** What a value that is not valid should have been, for each kind of field that has a form. */
const invalid: Partial<Record<Field['kind'], EditKey>> = {
  text: 'editInvalidText',
  html: 'editInvalidText',
  tags: 'editInvalidText',
  link: 'editInvalidLink',
  movie: 'editInvalidMovie',
  icon: 'editInvalidIcon',
  color: 'editInvalidColor',
  length: 'editInvalidLength',
  date: 'editInvalidDate',
  choice: 'editInvalidChoice',
};

function limitOf(field: Field): number {
  if (field.kind === 'html') return maxHtml;
  if (field.kind === 'link') return maxAddress;
  return field.kind === 'text' && field.multiline ? maxLongText : maxText;
}

/**
 * The error of a text that is too long, with its length. Another backend may take less, so only a limit that the text
 * exceeds is named.
 */
export function tooLongText(text: unknown, limit: number, t: EditTranslate): string {
  if (typeof text !== 'string' || text.length <= limit) return t('editTooLong');
  const [length, most] = [text.length, limit].map((count) => count.toLocaleString(t('editLocale')));
  return t('editTooLongBy', { length: length ?? '', limit: most ?? '' });
}

/**
 * The error of a field, in the editor's language.
 *
 * @param limit the longest text of the field, if it is not that of its kind
 */
export function fieldError(
  problem: Problem | undefined,
  { field, value, limit = limitOf(field) }: { field: Field; value: Value | undefined; limit?: number },
  t: EditTranslate,
): string | undefined {
  if (!problem) return undefined;
  if (problem === 'too_long') return tooLongText(value, limit, t);
  return t((problem === 'invalid' && invalid[field.kind]) || (texts[problem] ?? 'editInvalid'));
}
