import { addressOf } from '../i18n/addresses';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { decodeKey, keyInPath, ownPageAt, ownPageOf, pathOfPage } from '../routes/page-address';
import { isSafeLink } from '../sections/safe-link';

/** A page that can be edited: its key, and its bare public path. */
export interface EditTarget {
  pageKey: string;
  path: string;
}

/** The page that stands at an address below `/edit`, or undefined where none can. */
export function editTarget(segments: readonly string[]): EditTarget | undefined {
  const path = `/${segments.join('/')}`;
  const key = keyInPath(path);
  if (key === undefined) return undefined;
  if (ownPageAt(path)) return { pageKey: key, path };
  const pageKey = decodeKey(key);
  return pageKey === undefined || ownPageOf(pageKey) ? undefined : { pageKey, path: pathOfPage(pageKey) };
}

/** Where a page is edited in a language: `/edit/about`, `/en/edit/about`. */
export function editAddress(path: string, language: Language): string {
  return addressOf(path === '/' ? '/edit' : `/edit${path}`, language);
}

/** An encoded path: a header carries nothing else. */
const isPath = /^[^?#\s\u0080-\uffff]*$/;

/**
 * The public address that somebody asks to come back to.
 *
 * @returns `/` for whatever is no path of this site's
 */
export function safeReturn(value: string | null): string {
  if (!value || value.length > 500 || !value.startsWith('/') || !isSafeLink(value) || !isPath.test(value)) return '/';
  return value;
}

/** The edit address of a public one: `/en/about` → `/en/edit/about`. */
export function editAddressOf(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  if (first === defaultLanguage || !isLanguage(first)) return editAddress(address, defaultLanguage);
  return editAddress(`/${rest.join('/')}`, first);
}
