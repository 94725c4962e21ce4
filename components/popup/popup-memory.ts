import { readCookie } from '@/lib/browser/read-cookie';

/** The cookie of promo popups. With `-ID` added it is for one popup, without it for all of them. */
export const popupCookie = 'promo-popup';
export const popupCookiePrefix = `${popupCookie}-`;

/** The value that suppresses a popup. */
export const shown = 'shown';

/** Session storage, if the browser allows it: even reading the property may throw. */
export function session(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Whether this visitor has seen a popup in this session, or, without consent to a cookie, in this tab. */
export function wasShown(id: string): boolean {
  const names = [popupCookie, popupCookiePrefix + id];
  return names.some((name) => readCookie(name) === shown || session()?.getItem(name) === shown);
}
