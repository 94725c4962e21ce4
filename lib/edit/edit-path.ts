import { addressOf } from '../i18n/addresses';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { decodeKey, keyInPath, ownPageAt, ownPageOf, pathOfPage } from '../routes/page-address';
import { isSafeLink } from '../sections/safe-link';

/** A page that can be edited: its key, and its bare public path. */
export interface EditTarget {
  pageKey: string;
  path: string;
}

/** The page that an address below `/edit` edits; undefined if there can be none. */
export function editTarget(segments: readonly string[]): EditTarget | undefined {
  const path = `/${segments.join('/')}`;
  const key = keyInPath(path);
  if (key === undefined) return undefined;
  if (ownPageAt(path)) return { pageKey: key, path };
  const pageKey = decodeKey(key);
  return pageKey === undefined || ownPageOf(pageKey) ? undefined : { pageKey, path: pathOfPage(pageKey) };
}

/** The edit address of a page in a language: `/edit/about`, `/en/edit/about`. */
export function editAddress(path: string, language: Language): string {
  return addressOf(path === '/' ? '/edit' : `/edit${path}`, language);
}

/** An encoded path, because a header can carry nothing else. */
const isPath = /^[^?#\s\u0080-\uffff]*$/;

/**
 * The requested public address to return to.
 *
 * @returns `/` if it is not a path of this site
 */
export function safeReturn(value: string | null): string {
  if (!value || value.length > 500 || !value.startsWith('/') || !isSafeLink(value) || !isPath.test(value)) return '/';
  return value;
}

function splitAddress(address: string): { path: string; language: Language } {
  const [, first = '', ...rest] = address.split('/');
  if (first === defaultLanguage || !isLanguage(first)) return { path: address, language: defaultLanguage };
  return { path: `/${rest.join('/')}`, language: first };
}

/** The edit address of a public one: `/en/about` → `/en/edit/about`. */
export function editAddressOf(address: string): string {
  const { path, language } = splitAddress(address);
  return editAddress(path, language);
}

/** The edit address of a page; undefined for an address that can have no page, such as that of a list. */
export function editAddressOfPage(address: string): string | undefined {
  const [bare = ''] = address.split(/[?#]/);
  const { path, language } = splitAddress(bare);
  const target = bare.startsWith('/') ? editTarget(path.split('/').filter(Boolean)) : undefined;
  return target && editAddress(target.path, language);
}
