import { readCookie } from '@/lib/browser/read-cookie';

/** SPEC.md §4: the cookie of a promo popup. With an id behind it, it is one popup's; as it stands, it is every one's. */
export const popupCookie = 'promo-popup';
export const popupCookiePrefix = `${popupCookie}-`;

/** SPEC.md §4: the value that suppresses a popup. */
export const shown = 'shown';

/** The session's own storage, where the browser grants it: it may refuse even the question. */
export function session(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Whether this visitor has seen a popup in this session, or, where no cookie may remember it, in this tab. */
export function wasShown(id: string): boolean {
  const names = [popupCookie, popupCookiePrefix + id];
  return names.some((name) => readCookie(name) === shown || session()?.getItem(name) === shown);
}
