import { readCookie } from '../browser/read-cookie';

/**
 * The categories a visitor may allow beyond the strictly necessary: `functional`, entries that remember a preference,
 * such as a closed notice; `media`, maps and films of other companies. There are no analytics and no advertising, so
 * there are no other categories.
 */
export const categories = ['functional', 'media'] as const;

export type Category = (typeof categories)[number];
export type Choice = Record<Category, boolean>;

/** Raise it when a category is added or extended: all visitors are then asked again. */
export const consentVersion = '1';

export const consentCookie = 'consent';

/**
 * The visitor's choice; null before a choice, when it was made for an older version, and in a browser without cookies,
 * where nothing can be allowed.
 */
export function readConsent(): Choice | null {
  const kept = new URLSearchParams(readCookie(consentCookie) ?? '');
  if (kept.get('version') !== consentVersion) return null;
  return { functional: kept.get('functional') === 'yes', media: kept.get('media') === 'yes' };
}

/** Whether the visitor has allowed a category. False before a choice. */
export function allows(category: Category): boolean {
  return readConsent()?.[category] ?? false;
}
