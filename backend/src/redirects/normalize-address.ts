/** The rules for addresses of redirects. Pure functions, so that they can be tested without Payload. */

import { isOwnAddress } from '../../../lib/routes/own-addresses';
import { allLanguages, isLanguage } from '../languages';

/** Longer addresses are not used in practice, and would only fill the table. */
const MAX_FROM_LENGTH = 1000;
const MAX_TO_LENGTH = 2000;

const codes: readonly string[] = allLanguages.map(({ code }) => code);

const isSegment = (segment: string) => !/^(?:\.{0,2})$/.test(segment) && !/[/\\\p{Cc}]/u.test(segment);

/**
 * A path in the one spelling that addresses are compared in: every segment percent-encoded again, without a slash at
 * the end. Undefined if it is not a path of the site.
 */
export function normalizePath(path: string): string | undefined {
  if (!path.startsWith('/') || /[\s?#]/.test(path)) return undefined;
  if (path === '/') return path;
  try {
    const segments = path.replace(/\/$/, '').slice(1).split('/').map(decodeURIComponent);
    if (!segments.every(isSegment)) return undefined;
    return `/${segments.map((segment) => encodeURIComponent(segment.normalize('NFC'))).join('/')}`;
  } catch {
    return undefined;
  }
}

/** The language in front of a path and the rest of it; no language for a bare path. */
export function splitLanguage(path: string): { language: string | undefined; bare: string } {
  const [, first = ''] = path.split('/');
  if (!isLanguage(first)) return { language: undefined, bare: path };
  return { language: first, bare: path.slice(first.length + 1) || '/' };
}

/** The start of a redirect: a path that the site does not answer itself. */
export function normalizeFrom(value: string): string | undefined {
  if (value.length > MAX_FROM_LENGTH) return undefined;
  const path = normalizePath(value.trim());
  return path === undefined || isOwnAddress(path, codes) ? undefined : path;
}

/**
 * The target of a redirect: a path of the site with optional query and fragment, or an https address. The site's own
 * absolute addresses become paths, so that loops through them are found.
 *
 * @param siteUrl the site's base address, if it is known
 */
export function normalizeTo(value: string, siteUrl: string | undefined): string | undefined {
  const text = value.trim();
  if (text.length > MAX_TO_LENGTH || /[\s\\\p{Cc}]/u.test(text)) return undefined;
  if (/^https:\/\//i.test(text) || (siteUrl && text.startsWith(`${siteUrl}/`))) return normalizeUrl(text, siteUrl);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text) ?? [];
  const normal = normalizePath(path);
  if (normal === undefined || /^\/(?:api|_next)(?:\/|$)/.test(normal)) return undefined;
  const { search, hash } = new URL(rest, 'https://site.invalid/');
  return normal + search + hash;
}

function normalizeUrl(text: string, siteUrl: string | undefined): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { href, origin, pathname, search, hash, username, password } = new URL(text);
  if (username || password) return undefined;
  const isOwn = siteUrl !== undefined && origin === new URL(siteUrl).origin;
  return isOwn ? normalizeTo(pathname + search + hash, undefined) : href;
}
