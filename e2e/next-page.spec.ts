import { expect, type Page } from '@playwright/test';

import { watchPage } from './support/watch-page';
import { test } from './support/whole-browser';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page, and marks it: only the same page, kept by the browser, still has the mark later. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await page.evaluate(() => void Reflect.set(window, 'isKept', true));
}

const isKept = (page: Page) => page.evaluate(() => Reflect.get(window, 'isKept') === true);

/** One page of each kind, and the list of what a search has found. */
const kinds = [
  '/',
  '/en',
  '/about',
  '/contact',
  '/page/hizmetlerimiz',
  '/page/elements',
  '/page/haberler',
  '/reference/metro-projeleri',
  '/ara?q=tünel',
];

for (const path of kinds) {
  test(`back to ${path} shows it as it was left, without loading it again`, async ({ page }) => {
    const { complaints } = await watchPage(page);
    await open(page, path);
    await page.goto('/robots.txt');
    // A page out of the cache does not load.
    await page.goBack({ waitUntil: 'commit' });
    expect(await isKept(page)).toBe(true);
    const menu = page.locator('nav[data-scripted] > ul > li > button').first();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(complaints).toEqual([]);
  });
}

test('what was typed into a form is still there when the visitor comes back', async ({ page }) => {
  await open(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Mesajınız' });
  await message.fill('Bodrum perdesi için teklif');
  await page.getByRole('banner').getByRole('link', { name: 'EN English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack({ waitUntil: 'commit' });
  await expect(message).toHaveValue('Bodrum perdesi için teklif');
  expect(await isKept(page)).toBe(true);
});

test('a page in another language is fetched while the pointer rests on its link', async ({ page }) => {
  const { complaints } = await watchPage(page);
  await open(page, '/about');
  const prefetched = page.waitForRequest((request) => request.url().endsWith('/en/about'));
  const link = page.getByRole('banner').getByRole('link', { name: 'EN English' });
  await link.hover();
  expect((await (await prefetched).allHeaders())['sec-purpose']).toContain('prefetch');
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(complaints).toEqual([]);
});
