import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { allows, consentAge } from '@/lib/consent/consent';

/** SPEC.md §4: the cookie of a promo popup. With an id behind it, it is one popup's; as it stands, it is every one's. */
const cookie = 'promo-popup';
const prefix = `${cookie}-`;

/** SPEC.md §4: the value that suppresses a popup. */
const shown = 'shown';

/** The session's own storage, where the browser grants it: it may refuse even the question. */
function session(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Whether this visitor has seen a popup: at all, or, where no cookie may remember it, in this session. */
export function wasShown(id: string): boolean {
  return [cookie, prefix + id].some((name) => readCookie(name) === shown) || session()?.getItem(prefix + id) === shown;
}

/** Remembering is a functional preference (KVKK); a visitor who does not allow it is spared for the session alone. */
export function rememberShown(id: string): void {
  if (allows('functional')) writeCookie(prefix + id, shown, consentAge);
  else session()?.setItem(prefix + id, shown);
}

/** Takes back what was remembered of every popup, for a visitor who no longer allows it. */
export function forgetShown(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.slice(0, pair.indexOf('='));
    if (name === cookie || name.startsWith(prefix)) writeCookie(decodeURIComponent(name), '', 0);
  }
}
