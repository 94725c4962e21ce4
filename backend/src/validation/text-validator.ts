import type { PayloadRequest } from 'payload';
import { defaultLanguage } from '../languages';
import { message, type MessageKey } from './messages';

interface Rule {
  isRequired?: boolean;
  /** A required localised text is required in Turkish only: a missing translation does not prevent saving. */
  isLocalized?: boolean;
  isValid?: (value: string) => boolean;
  problem?: MessageKey;
}

/** A Payload validator for one text, with messages in the editor's language. */
export function textValidator({ isRequired, isLocalized, isValid, problem = 'required' }: Rule) {
  return (value: unknown, { req }: { req: PayloadRequest }): string | true => {
    const isEmpty = typeof value !== 'string' || value.trim() === '';
    if (isEmpty) {
      const isNeeded = isRequired && (!isLocalized || (req.locale ?? defaultLanguage) === defaultLanguage);
      return isNeeded ? message('required', req) : true;
    }
    return !isValid || isValid(value) ? true : message(problem, req);
  };
}
