import { expect, type Page } from '@playwright/test';

import type { EditSession } from './edit-backend';

export interface Found {
  pages: { link: string; isDraft: boolean }[];
  texts: { title: string; link: string; excerpt: string; isDraft?: boolean }[];
  parts: { name: string; excerpt: string }[];
  redirects: { id: number; from: string; to: string; isDraft: boolean }[];
  categories: { id: number; name: string; place: string }[];
  accounts?: { id: number; name: string; email: string }[];
}

export async function find(session: EditSession, query: string): Promise<Found> {
  const { status, body } = await session.get('EditSearch', { query, language: 'tr' });
  expect(status).toBe(200);
  return body.data as Found;
}

export const finder = (page: Page) => page.getByRole('dialog', { name: 'Her yerde ara' });
export const field = (page: Page) => finder(page).getByRole('combobox');
export const group = (page: Page, name: string) => finder(page).getByRole('group', { name, exact: true });

/** The shortcut works as soon as the page's scripts run. */
export const openByKey = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
