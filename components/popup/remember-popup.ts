import { readCookie } from '@/lib/browser/read-cookie';
import { writeCookie } from '@/lib/browser/write-cookie';
import { allows } from '@/lib/consent/consent';

import { popupCookie, popupCookiePrefix, session, shown } from './popup-memory';

/**
 * A popup opens once per session (docs/decisions/0027). Remembering it for all tabs is a functional preference (KVKK);
 * without that consent it is remembered in this tab only.
 */
export function rememberShown(id: string): void {
  if (allows('functional')) writeCookie(popupCookiePrefix + id, shown);
  else session()?.setItem(popupCookiePrefix + id, shown);
}

/** Deletes what is remembered of all popups when consent is withdrawn; this tab still remembers. */
export function forgetShown(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.slice(0, pair.indexOf('='));
    if (name !== popupCookie && !name.startsWith(popupCookiePrefix)) continue;
    const popup = decodeURIComponent(name);
    if (readCookie(popup) === shown) session()?.setItem(popup, shown);
    writeCookie(popup, '', 0);
  }
}
