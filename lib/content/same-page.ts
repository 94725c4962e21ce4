import { normalizePath } from '../redirects/normalize-path';

/**
 * The page that a link leads to, in a spelling that can be compared: content has `/page/köprü`, `/about/` or
 * `/about#references`, a route's address is percent-encoded. A to Z in lower case, since capitals are redirected.
 *
 * @param link with the language's prefix, if it has one
 * @returns undefined when it leads to no page of this site
 */
export function linkedPage(link: string | undefined): string | undefined {
  const [path = ''] = (link ?? '').split(/[?#]/, 1);
  if (path.startsWith('//')) return undefined;
  const escapes = /%[\dA-F]{2}|[A-Z]+/g;
  return normalizePath(path.replace(/\/{2,}/g, '/'))?.replace(escapes, (text) =>
    text.startsWith('%') ? text : text.toLowerCase(),
  );
}

/** Whether two links lead to the same page. */
export function isSamePage(link: string | undefined, other: string | undefined): boolean {
  if (link === undefined || other === undefined) return false;
  if (link === other) return true;
  const page = linkedPage(link);
  return page !== undefined && page === linkedPage(other);
}
