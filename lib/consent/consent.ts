import { readCookie, writeCookie } from '../browser/cookies';
import { consentChange } from '../browser/site-events';

/**
 * What a visitor may allow beyond the strictly necessary: `functional`, entries that remember a preference, such as a
 * notice that was closed; `media`, maps and films of other companies. The site measures nobody and advertises to
 * nobody, so there is nothing else to ask for.
 */
export const categories = ['functional', 'media'] as const;

export type Category = (typeof categories)[number];
export type Choice = Record<Category, boolean>;

/** Raised when a category is added or begins to mean more: whoever chose before is then asked again. */
const version = '1';

const cookie = 'consent';

/** In seconds: after half a year the question is asked anew. */
export const consentAge = 180 * 24 * 60 * 60;

/**
 * What the visitor has chosen; null before a choice, where one was made of a former version, and in a browser that
 * keeps no cookies, in which nothing can be allowed.
 */
export function readConsent(): Choice | null {
  const kept = new URLSearchParams(readCookie(cookie) ?? '');
  if (kept.get('version') !== version) return null;
  return { functional: kept.get('functional') === 'yes', media: kept.get('media') === 'yes' };
}

/** Whether the visitor has allowed a category. Nothing is allowed before a choice. */
export function allows(category: Category): boolean {
  return readConsent()?.[category] ?? false;
}

/** Keeps a choice with its version and its time, which the company may have to show, and tells the page of it. */
export function writeConsent(choice: Choice): void {
  const answer = (category: Category) => (choice[category] ? 'yes' : 'no');
  const entries = { version, time: new Date().toISOString(), functional: answer('functional'), media: answer('media') };
  writeCookie(cookie, String(new URLSearchParams(entries)), consentAge);
  window.dispatchEvent(new Event(consentChange));
}
