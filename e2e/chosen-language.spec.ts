import { expect, test, type Page } from '@playwright/test';

import { siteUrl } from './support/stack';

test.describe('the visitor’s chosen language', () => {
  /** Opens a page and stores a language choice after hydration, when the script has already looked for one. */
  async function choose(page: Page, langName: string): Promise<void> {
    await page.goto('/about');
    await expect(page.locator('nav[data-scripted]')).toHaveCount(1);
    const info = JSON.stringify({ theme: 'x', langName });
    await page.evaluate((value) => localStorage.setItem('visitorInfo', value), info);
  }
  /** Waits for the commit only, since a page may redirect before it has loaded. */
  const enter = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

  test('is remembered, and a new visit is redirected to the translation with its query and fragment', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/about');
    await page.locator('a[hreflang=en]').first().click();
    await page.waitForURL(`${siteUrl}/en/about`);
    expect(await page.evaluate(() => localStorage.getItem('visitorInfo'))).toBe('{"langName":"en"}');
    await enter(page, '/page/jet-grout?x=1#content');
    await page.waitForURL(`${siteUrl}/en/page/jet-grout?x=1#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('also redirects to a page without a translation', async ({ page }) => {
    await choose(page, 'en');
    await enter(page, '/page/mini-kazik');
    await page.waitForURL(`${siteUrl}/en/page/mini-kazik`);
  });

  test('does not redirect on a reload or a link within the site', async ({ page }) => {
    await choose(page, 'en');
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${siteUrl}/about`);
    await page.evaluate(() => location.assign('/contact'));
    await page.waitForURL(`${siteUrl}/contact`);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${siteUrl}/contact`);
  });

  test('is ignored if the site does not have the language', async ({ page }) => {
    await choose(page, '//evil.example');
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${siteUrl}/contact`);
  });
});

test('the other language has the results of the same search', async ({ page }) => {
  await page.goto('/ara?q=tünel&page=2');
  await page.getByRole('banner').getByRole('link', { name: 'EN English', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=t%C3%BCnel$/);
  await expect(page.getByRole('main').getByRole('status')).toContainText('“tünel”');
});
