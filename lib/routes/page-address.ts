import { genericRoot, maxKeyLength, type OwnPage, type OwnPageKey, ownPages } from './site-routes';

/** The paths of the pages that have an address of their own. */
export const ownPaths: readonly string[] = Object.values(ownPages).map(({ path }) => path);

const isOwnKey = (pageKey: string): pageKey is OwnPageKey => Object.hasOwn(ownPages, pageKey);

/** The row of a page in the table; undefined for one below `/page/`. */
export function ownPageOf(pageKey: string): OwnPage | undefined {
  return isOwnKey(pageKey) ? ownPages[pageKey] : undefined;
}

/** The row of the page that stands at a path; undefined for any other path. */
export function ownPageAt(path: string): OwnPage | undefined {
  return Object.values(ownPages).find((page) => page.path === path);
}

/** The address of a page, its key as it is. Where the key can hold any letter: `pathOfPage`. */
export function addressOfKey(pageKey: string): string {
  return ownPageOf(pageKey)?.path ?? genericRoot + pageKey;
}

/** The encoded bare path at which a page stands. */
export function pathOfPage(pageKey: string): string {
  return addressOfKey(encodeURIComponent(pageKey));
}

/** The key that a path names, in the path's own encoding; `/page/about` names a page that stands elsewhere. */
export function keyInPath(path: string): string | undefined {
  const own = Object.entries(ownPages).find(([, page]) => page.path === path);
  if (own) return own[0];
  const key = path.startsWith(genericRoot) ? path.slice(genericRoot.length) : '';
  return key === '' || key.includes('/') ? undefined : key;
}

/** The key of the page that the site shows at an address, or undefined where it shows none. */
export function keyOfAddress(address: string): string | undefined {
  const key = keyInPath(address);
  return key !== undefined && !/[?#]/.test(key) && addressOfKey(key) === address ? key : undefined;
}

/** The page key in an encoded segment of an address, or undefined where no page can have it. */
export function decodeKey(segment: string): string | undefined {
  try {
    const key = decodeURIComponent(segment);
    return key.length <= maxKeyLength ? key : undefined;
  } catch {
    return undefined;
  }
}
