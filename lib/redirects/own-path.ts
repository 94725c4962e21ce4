import { addressOf } from '../i18n/addresses';
import { defaultLanguage, isLanguage } from '../i18n/languages';
import { currentCategories } from '../categories/current-categories';
import { categoryAt } from '../routes/category-address';
import { foreignSearchPath, genericRoot, ownPages, searchPath } from '../routes/site-routes';

/** Other names of paths: of pages that have an address of their own, and the search page's foreign one. */
const ownNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ownPages).map(([pageKey, { path }]) => [genericRoot + pageKey, path])),
  [foreignSearchPath]: searchPath,
};

/** The bare paths that lead to another one, with any content. */
export const otherNames = Object.keys(ownNames);

/** The language prefix of a path and the bare path after it; undefined without a prefix. */
export function splitLanguage(path: string) {
  const end = path.indexOf('/', 1);
  const name = end === -1 ? path.slice(1) : path.slice(1, end);
  const language = name.toLowerCase() === defaultLanguage ? defaultLanguage : name;
  return isLanguage(language) ? { language, bare: end === -1 ? '/' : path.slice(end) } : undefined;
}

/** The address of a list, for that of its first page. */
function listOfFirstPage(bare: string): string | undefined {
  const [, list = ''] = /^(.*)\/1$/.exec(bare) ?? [];
  return categoryAt(list, currentCategories()) && list;
}

/**
 * The canonical path of a path: Turkish has no prefix, and every page has one name.
 *
 * @param path in the spelling of `normalizePath`
 */
export function ownPath(path: string): string {
  const { language, bare } = splitLanguage(path) ?? { language: defaultLanguage, bare: path };
  const name = Object.hasOwn(ownNames, bare) ? ownNames[bare] : listOfFirstPage(bare);
  return addressOf(name ?? bare, language);
}
