import { readCookie } from '../browser/read-cookie';

/**
 * What a visitor may allow beyond the strictly necessary: `functional`, entries that remember a preference, such as a
 * notice that was closed; `media`, maps and films of other companies. The site measures nobody and advertises to
 * nobody, so there is nothing else to ask for.
 */
export const categories = ['functional', 'media'] as const;

export type Category = (typeof categories)[number];
export type Choice = Record<Category, boolean>;

/** Raised when a category is added or begins to mean more: whoever chose before is then asked again. */
export const consentVersion = '1';

export const consentCookie = 'consent';

/**
 * What the visitor has chosen; null before a choice, where one was made of a former version, and in a browser that
 * keeps no cookies, in which nothing can be allowed.
 */
export function readConsent(): Choice | null {
  const kept = new URLSearchParams(readCookie(consentCookie) ?? '');
  if (kept.get('version') !== consentVersion) return null;
  return { functional: kept.get('functional') === 'yes', media: kept.get('media') === 'yes' };
}

/** Whether the visitor has allowed a category. Nothing is allowed before a choice. */
export function allows(category: Category): boolean {
  return readConsent()?.[category] ?? false;
}
