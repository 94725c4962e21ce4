import { expect, test } from '@playwright/test';

import { isMarked, open, spinner } from './support/route-change';

test.use({ viewport: { width: 1440, height: 900 } });

test('back and forward restore the scroll position of each page', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  /** Reads the position in the moment of leaving: it changes for as long as content above it grows. */
  const goBack = () =>
    page.evaluate(() => {
      history.back();
      return Math.round(scrollY);
    });
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const career = page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' });
  const leftAbout = await career.evaluate((link: HTMLElement) => {
    link.click();
    return Math.round(scrollY);
  });
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const leftCareer = await goBack();
  await expect(page).toHaveTitle(/Hakkımızda/);
  await expect(spinner(page)).toBeHidden();
  await expect.poll(top).toBe(leftAbout);
  await page.goForward();
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  await expect.poll(top).toBe(leftCareer);
  expect(leftAbout).toBeGreaterThan(800);
  expect(leftCareer).toBeGreaterThan(400);
});

test('back restores the scroll position at once, without a smooth scroll', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Kariyer' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  await page.evaluate(() => {
    scrollTo({ top: 500, behavior: 'instant' });
    const positions = new Set<number>();
    Reflect.set(window, 'positions', positions);
    addEventListener('scroll', () => positions.add(Math.round(scrollY)));
    history.back();
  });
  await expect(page).toHaveTitle(/Hakkımızda/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  const between = await page.evaluate(() => [...(Reflect.get(window, 'positions') as Set<number>)]);
  expect(between.filter((position) => position > 500 && position < 900)).toEqual([]);
  // A link to a place in the page still scrolls smoothly.
  await page.mouse.click(2, 450);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('back and forward show the previous and next page without a reload', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).first().click();
  await expect(page).toHaveTitle(/Hakkımızda/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerin altında 118 kilometre');
  await expect(spinner(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveTitle(/Hakkımızda/);
  expect(await isMarked(page)).toBe(true);
});

test('back returns the focus to the link that led away, and the next Tab goes on from there', async ({ page }) => {
  await open(page, '/');
  // The menu has a link to the same page.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).first();
  await link.focus();
  // The page scrolls to it smoothly.
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await page.locator('a[href="/about"]').count()).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Hakkımızda/);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
  await page.goForward();
  await expect(page.locator('main')).toBeFocused();
});

test('back gives the content the focus when the link that led away is in a closed menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/page/kariyer');
  await page.locator('header summary').first().click();
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'İletişim' }).press('Enter');
  // Loaded in full, for its map.
  await page.waitForFunction(() => !Reflect.get(window, 'isMarked'));
  await expect(page.locator('[data-scripted]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(/Kariyer/);
  await expect(spinner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('an open menu is closed on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await page.locator('header summary').first().click();
  await menu.getByRole('link', { name: 'İletişim' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});
