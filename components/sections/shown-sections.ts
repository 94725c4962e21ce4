import type { Page } from '@/lib/content';
import type { Route } from '@/lib/content/load-route';
import { ownPageOf } from '@/lib/routes/page-address';

import type { Section } from './definitions';

/** Whether a page shows sections of a type. */
export function isShown(pageKey: string, type: string): boolean {
  const shown = ownPageOf(pageKey)?.shows;
  return shown ? shown.some((name) => name === type) : type !== 'contactForm';
}

/** The sections that a page shows, in order. */
export function shownSections({ pageKey, sections }: Pick<Page, 'pageKey' | 'sections'>): Section[] {
  return sections.filter(({ type }) => isShown(pageKey, type));
}

/** Whether a page shows sections of any type but the contact form. */
export function showsAnyType(pageKey: string): boolean {
  return ownPageOf(pageKey)?.shows === undefined;
}

/** Whether an address shows the contact form. */
export function showsContactForm(route: Route): boolean {
  return route.kind === 'found' && shownSections(route.page).some(({ type }) => type === 'contactForm');
}

/**
 * Whether a page's first section names the page: a cover, or a section with the page's title as its heading. A heading
 * further down, or another one, does not: the title would vanish when somebody writes it.
 */
export function isNamedBy(title: string, [first]: readonly Section[]): boolean {
  if (!first || !('title' in first) || !first.title) return false;
  return first.type === 'hero' || first.title.trim() === title.trim();
}

/** Whether a page ends with the carousels. */
export function hasCarousels(pageKey: string): boolean {
  return (ownPageOf(pageKey)?.lists ?? []).length > 0;
}
