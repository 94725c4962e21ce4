import { expect, type Locator, type Page } from '@playwright/test';

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
export const opener = (page: Page, title: string) => menuOf(page).getByRole('button', { name: `${title} alt menüsü` });
/** A top-level menu item by its full title. */
export const itemOf = (page: Page, title: string) =>
  menuOf(page)
    .locator('> ul > li')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${title}( alt menüsü)?$`) }) });
export const toggler = (page: Page) => page.locator('header summary').first();

/** Waits for hydration. Before it, CSS alone opens the panels. */
export async function scripted(page: Page): Promise<void> {
  await expect(page.locator('nav[data-scripted]')).toHaveCount(1);
}

export async function edges(panel: Locator): Promise<{ left: number; right: number }> {
  const box = await panel.boundingBox();
  if (!box) throw new Error('the panel is not shown');
  return { left: box.x, right: box.x + box.width };
}
