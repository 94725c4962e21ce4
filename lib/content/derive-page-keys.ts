import { defaultLanguage, isLanguage } from '../i18n/languages';
import { ownPaths } from '../routes/page-address';
import { genericRoot } from '../routes/site-routes';
import type { MenuItem, Page, PageKey } from './types';

/** A link of any language without the language, query and fragment. */
export function barePath(link: string): string {
  const [path = '/'] = link.split(/[?#]/, 1);
  const [, first = '', ...rest] = path.split('/');
  return isLanguage(first) ? `/${rest.join('/')}` : path;
}

/** The bare paths on this site that a menu leads to. */
export function linksOf(menu: readonly MenuItem[]): string[] {
  return menu.flatMap(({ link, dropdown, megamenu }) => [
    ...(link?.startsWith('/') ? [barePath(link)] : []),
    ...linksOf([...dropdown, ...megamenu.flatMap((column) => column.dropdown)]),
  ]);
}

const linked = (link: string): PageKey => ({
  pageKey: link.startsWith(genericRoot) ? link.slice(genericRoot.length) : link,
  link,
  updatedAt: '',
  languages: [defaultLanguage],
});

const listed = ({ pageKey, link, updatedAt, languages }: Page): PageKey => ({ pageKey, link, updatedAt, languages });

/**
 * The public pages of a backend without GetPageKeys (docs/contract.md#calls): those in its menu and in its categories,
 * each once. A page that only the menu names is assumed to exist in the default language only.
 *
 * @param menu the items of every language, since an item may lead elsewhere in another one
 * @param pages of all categories, in the default language
 */
export function derivePageKeys(menu: readonly MenuItem[], pages: readonly Page[]): PageKey[] {
  // Pages with an address of their own always exist, whatever the backend lists.
  const keys = new Map([...ownPaths, ...linksOf(menu)].map((link) => [link, linked(link)]));
  for (const page of pages) keys.set(page.link, listed(page));
  return [...keys.values()];
}
