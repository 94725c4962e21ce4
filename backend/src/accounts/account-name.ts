import type { TextField, TextFieldSingleValidation } from 'payload';
import { message } from '../validation/messages';

const MAX_LENGTH = 100;

/** Control characters, and the separators of lines and paragraphs: a name is shown in one line, and in mails. */
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The options of Payload's validators that are read here. */
type Options = Pick<Parameters<TextFieldSingleValidation>[1], 'event' | 'previousValue' | 'req'>;

/** A name that is stored already may stay, so that the other fields of its account can be saved. */
export function validateName(value: unknown, { event, previousValue, req }: Options): string | true {
  if (value === undefined || value === null || value === previousValue) return true;
  // A form that is just being opened does not tell what is stored. Saving it does.
  if (event === 'onChange' && previousValue === undefined) return true;
  const isName = typeof value === 'string' && value.length <= MAX_LENGTH && !lineBreaks.test(value);
  return isName || message('accountName', req);
}

export const nameField: TextField = {
  name: 'name',
  type: 'text',
  label: { tr: 'Ad', en: 'Name' },
  validate: validateName,
};
