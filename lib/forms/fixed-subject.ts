import { fieldDescriptions } from './contact-fields';

const maxLength = fieldDescriptions.find(({ name }) => name === 'subject')?.maxLength;

/**
 * An editor's subject as the backend accepts it, because visitors cannot correct it: on one line, and not too long. An
 * empty one is asked for in the form.
 */
export const fixedSubject = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    // Half of a surrogate pair.
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
