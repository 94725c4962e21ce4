import type { Locator, Page } from '@playwright/test';

import { seedPages, type Json } from './seed';

export const elements = '/page/elements';
export const wide = { width: 1440, height: 900 };

const seedPage = (pageKey: string): Json => seedPages.find((page) => page.pageKey === pageKey) ?? {};
export const sectionsOf = (pageKey: string) => seedPage(pageKey).sections as Json[];
export const section = (page: Page, type: string) => page.locator(`main > [data-section=${type}]`).first();

/** Opens a page and scrolls to a section. */
export async function show(page: Page, path: string, type: string): Promise<Locator> {
  await page.goto(path);
  const shown = section(page, type);
  await shown.scrollIntoViewIfNeeded();
  return shown;
}
