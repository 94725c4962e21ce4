import { isLanguage } from '../lib/i18n/language';
import { isHiddenLanguage } from '../lib/i18n/offered-languages';
import type { Step } from './step';

/** Whether an address is below the code of a language that the site does not offer. */
export function isHidden(url: string): boolean {
  const [, code = ''] = /^\/(?:share\/)?([a-z]{2})(?:[/?]|$)/.exec(url) ?? [];
  return isLanguage(code) && isHiddenLanguage(code);
}

/**
 * Moves the addresses of languages that are not offered below a name that no page has. Their pages may still be cached
 * from a time in which they were.
 */
export const hideLanguages: Step = (request) => {
  if (request.url && isHidden(request.url)) request.url = `/~${request.url}`;
  return false;
};
