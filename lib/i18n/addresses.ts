import { isOfAllLanguages } from '../routes/own-addresses';
import { foreignSearchPath, searchPath } from '../routes/site-routes';
import { defaultLanguage, isLanguage, type Language } from './languages';

/** Paths with another name in all languages but Turkish. */
const foreignNames: Readonly<Record<string, string>> = { [searchPath]: foreignSearchPath };

/**
 * The address of a page in a language: the bare path in Turkish, below the language's code in all others
 * (docs/contract.md#languages).
 *
 * @param barePath a path of the site without a language, such as `/page/jet-grout`; `/` is the home page
 */
export function addressOf(barePath: string, language: Language): string {
  if (language === defaultLanguage) return barePath;
  return barePath === '/' ? `/${language}` : `/${language}${foreignNames[barePath] ?? barePath}`;
}

/**
 * Puts the language's prefix on a link of the content, which is a bare path in every language. Unchanged are links to
 * other sites, to what exists once for all languages (media, `/sitemap.xml`), to fragments, and those with a language.
 *
 * @param href as the content has it
 */
export function localizeHref(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const first = path.split('/')[1] ?? '';
  if (isLanguage(first) || isOfAllLanguages(path)) return href;
  return addressOf(path, language) + rest;
}
