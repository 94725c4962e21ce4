import { expect, type Page } from '@playwright/test';

export const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Yükleniyor' }).locator('svg');

/** Marks the document, so that a test can tell whether the page was reloaded. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isMarked', true));
export const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

/** Waits for hydration, since the client handles links only after it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await mark(page);
}

export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });

/** Remembers whether the loading overlay appeared, even for a moment. */
export const watchCover = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'wasCovered', false);
    new MutationObserver(() => {
      if (document.querySelector('[role=status] svg')) Reflect.set(window, 'wasCovered', true);
    }).observe(document.body, { childList: true, subtree: true });
  });
export const wasCovered = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasCovered') as unknown);

/** Adds a link to the current page to the breadcrumb, as an editor could. */
export const addLinkToItself = (page: Page) =>
  page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: location.href, textContent: 'bu sayfa' });
    document.querySelector('main nav')?.append(link);
  });
