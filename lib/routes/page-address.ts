import { genericRoot, maxKeyLength, type OwnPage, type OwnPageKey, ownPages } from './site-routes';

/** The paths of the pages that have an address of their own. */
export const ownPaths: readonly string[] = Object.values(ownPages).map(({ path }) => path);

const isOwnKey = (pageKey: string): pageKey is OwnPageKey => Object.hasOwn(ownPages, pageKey);

/** The row of a page in the table; undefined for one below `/page/`. */
export function ownPageOf(pageKey: string): OwnPage | undefined {
  return isOwnKey(pageKey) ? ownPages[pageKey] : undefined;
}

/** The row of the page at a path; undefined for any other path. */
export function ownPageAt(path: string): OwnPage | undefined {
  return Object.values(ownPages).find((page) => page.path === path);
}

/** The address of a page, with its key not encoded. For keys with any characters: `pathOfPage`. */
export function addressOfKey(pageKey: string): string {
  return ownPageOf(pageKey)?.path ?? genericRoot + pageKey;
}

/** The encoded bare path of a page. */
export function pathOfPage(pageKey: string): string {
  return addressOfKey(encodeURIComponent(pageKey));
}

/** The key in a path, still encoded. `/page/about` has the key `about` too, although that page has another address. */
export function keyInPath(path: string): string | undefined {
  const own = Object.entries(ownPages).find(([, page]) => page.path === path);
  if (own) return own[0];
  const key = path.startsWith(genericRoot) ? path.slice(genericRoot.length) : '';
  return key === '' || key.includes('/') ? undefined : key;
}

/** The key of the page at an address; undefined if there is none. */
export function keyOfAddress(address: string): string | undefined {
  const key = keyInPath(address);
  return key !== undefined && !/[?#]/.test(key) && addressOfKey(key) === address ? key : undefined;
}

/** The page key in an encoded segment of an address; undefined if it is not a valid key. */
export function decodeKey(segment: string): string | undefined {
  try {
    const key = decodeURIComponent(segment);
    return key.length <= maxKeyLength ? key : undefined;
  } catch {
    return undefined;
  }
}
