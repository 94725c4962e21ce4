import { addressOf } from '../i18n/addresses';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { isSafeLink } from '../sections/safe-link';

/** Pages with an address of their own (SPEC.md §2). */
const fixed: Readonly<Record<string, string>> = { '': 'homepage', about: 'about', contact: 'contact' };
const fixedKeys = new Set(Object.values(fixed));

/** A page that can be edited: its key, and its bare public path. */
export interface EditTarget {
  pageKey: string;
  path: string;
}

/** The page that stands at an address below `/edit`, or undefined where none can. */
export function editTarget(segments: readonly string[]): EditTarget | undefined {
  const address = segments.join('/');
  const own = Object.hasOwn(fixed, address) ? fixed[address] : undefined;
  if (own) return { pageKey: own, path: `/${address}` };
  const [first, segment = '', ...rest] = segments;
  if (first !== 'page' || rest.length > 0 || !segment) return undefined;
  try {
    const pageKey = decodeURIComponent(segment);
    if (pageKey.length > 200 || fixedKeys.has(pageKey)) return undefined;
    return { pageKey, path: `/page/${encodeURIComponent(pageKey)}` };
  } catch {
    return undefined;
  }
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
