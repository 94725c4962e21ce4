import { readCookie } from '@/lib/browser/read-cookie';
import { writeCookie } from '@/lib/browser/write-cookie';
import { allows } from '@/lib/consent/consent';

import { popupCookie, popupCookiePrefix, session, shown } from './popup-memory';

/**
 * A popup opens once a session (docs/decisions/0027). In all of its tabs is a functional preference (KVKK); a visitor
 * who does not allow it is spared in this tab alone.
 */
export function rememberShown(id: string): void {
  if (allows('functional')) writeCookie(popupCookiePrefix + id, shown);
  else session()?.setItem(popupCookiePrefix + id, shown);
}

/** Takes back what was remembered of every popup, for a visitor who no longer allows it: this tab alone still knows. */
export function forgetShown(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.slice(0, pair.indexOf('='));
    if (name !== popupCookie && !name.startsWith(popupCookiePrefix)) continue;
    const popup = decodeURIComponent(name);
    if (readCookie(popup) === shown) session()?.setItem(popup, shown);
    writeCookie(popup, '', 0);
  }
}
