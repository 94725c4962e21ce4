export interface Site {
  /** The language of the page. */
  language: string;
  defaultLanguage: string;
  /** The address of the search in this language: no other page depends on its query. */
  searchAddress: string;
}

type Place = Pick<URL, 'pathname' | 'search'>;

/** Whether two addresses show the same page: a query such as that of a mailing is not part of it. */
export const isSamePage = (one: Place, other: Place, { searchAddress }: Pick<Site, 'searchAddress'>) =>
  one.pathname === other.pathname && (one.pathname !== searchAddress || one.search === other.search);

/** Paths that are not pages: other programs and files. */
const notPages = /^\/(api|admin|media|_next|edit)(\/|$)|\.[a-z0-9]{2,5}$/i;

/** Every code of a language has two letters, and no other first part of an address has. */
function languageOf(path: string, { defaultLanguage }: Site): string {
  return /^\/([a-z]{2})(?:\/|$)/.exec(path)?.[1] ?? defaultLanguage;
}

/**
 * The target of a click on a link, if it can be a client-side navigation.
 *
 * @param link the clicked link
 * @param current the address of the page
 * @param site its languages: a page in another language is always loaded in full (docs/contract.md#languages)
 * @returns path, query and fragment; undefined to leave the click to the browser
 */
export function clientTarget(link: HTMLAnchorElement, current: URL, site: Site): string | undefined {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || !URL.canParse(link.href)) return;
  const url = new URL(link.href);
  if (url.origin !== current.origin || notPages.test(url.pathname)) return;
  if (languageOf(url.pathname, site) !== site.language) return;
  const isSameAddress = url.pathname === current.pathname && url.search === current.search;
  if (isSameAddress && link.href.includes('#')) return;
  return url.pathname + url.search + url.hash;
}
