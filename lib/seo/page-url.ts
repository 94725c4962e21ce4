import { addressOf } from '../i18n/addresses';
import type { Language } from '../i18n/languages';

/**
 * The full address of a page, in the spelling for search engines. Next writes the canonical address of the home page
 * without a slash at the end.
 *
 * @param path the page's bare path
 */
export function pageUrl(siteUrl: string, path: string, language: Language): string {
  return siteUrl + addressOf(path, language).replace(/^\/$/, '');
}
