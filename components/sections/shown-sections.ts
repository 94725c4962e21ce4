import type { Page } from '@/lib/content';

import type { Section } from './definitions';

/** SPEC.md §2: the types that the pages with an address of their own show; any other page shows all but the form. */
const shownTypes: Readonly<Record<string, readonly string[]>> = {
  homepage: ['hero'],
  about: ['pageTitle', 'mainAbout'],
  contact: ['contactForm'],
};

/** Whether a page shows sections of a type. */
export function isShown(pageKey: string, type: string): boolean {
  return isGeneric(pageKey) ? type !== 'contactForm' : Boolean(shownTypes[pageKey]?.includes(type));
}

/** What a page shows of its sections, in the order it shows them. */
export function shownSections({ pageKey, sections }: Pick<Page, 'pageKey' | 'sections'>): Section[] {
  return sections.filter(({ type }) => isShown(pageKey, type));
}

/** Whether a page lives at `/page/KEY`. */
export function isGeneric(pageKey: string): boolean {
  return !Object.hasOwn(shownTypes, pageKey);
}

/** Whether a page ends with the carousels. */
export function hasCarousels(pageKey: string): boolean {
  return pageKey === 'homepage' || pageKey === 'about';
}
