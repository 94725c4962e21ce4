import type { Page } from '@playwright/test';

export const banner = (page: Page) => page.getByRole('region', { name: 'Çerez tercihleri' });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const revocation = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' });
