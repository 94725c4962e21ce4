import { expect, test, type Locator } from '@playwright/test';

import { barriers } from './support/barriers';
import { chooseConsent } from './support/consent';
import { afterFrames } from './support/frames';
import { siteUrl } from './support/stack';
import { layoutShifts, watchPage } from './support/watch-page';
import { edges, itemOf, menuOf, opener, scripted, wide } from './support/header';

// Dismisses the consent banner, which would cover the header's panels. consent.spec.ts tests it.
test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test.describe('on a wide window', () => {
  test.use({ viewport: wide });

  test('a panel opens on hover and closes when the pointer leaves', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await menuOf(page).getByRole('link', { name: 'Hizmetlerimiz', exact: true }).hover();
    await expect(menuOf(page).getByRole('link', { name: 'Zemin iyileştirme' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await menuOf(page).getByRole('link', { name: 'Referanslar', exact: true }).hover();
    await expect(menuOf(page).getByRole('link', { name: 'Barajlar' })).toBeVisible();
    await expect(menuOf(page).getByRole('link', { name: 'Zemin iyileştirme' })).toBeHidden();
    await page.mouse.move(700, 800);
    await expect(menuOf(page).getByRole('link', { name: 'Barajlar' })).toBeHidden();
  });

  test('a click on an item whose panel is open on hover does not close it', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    const link = menuOf(page).getByRole('link', { name: 'Barajlar' });
    await opener(page, 'Referanslar').hover();
    await expect(link).toBeVisible();
    await opener(page, 'Referanslar').click();
    await afterFrames(page);
    await expect(link).toBeVisible();
  });

  test('the menu can be operated with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await menuOf(page).getByRole('link', { name: 'Anasayfa' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(menuOf(page).getByRole('link', { name: 'Kurumsal' })).toBeFocused();
    await expect(menuOf(page).getByRole('link', { name: 'Ekibimiz' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(opener(page, 'Kurumsal')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opener(page, 'Kurumsal')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: 'Hakkımızda' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menuOf(page).getByRole('link', { name: 'Ekibimiz' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(menuOf(page).getByRole('link', { name: 'Sık Sorulan Sorular' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOf(page).getByRole('link', { name: 'Ekibimiz' })).toBeHidden();
    await expect(opener(page, 'Kurumsal')).toBeFocused();
    await page.keyboard.press('End');
    await expect(menuOf(page).getByRole('link', { name: 'İletişim' })).toBeFocused();
  });

  test('closed panels cannot be focused or clicked, at any window width', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await menuOf(page).getByRole('link', { name: 'Kurumsal' }).focus();
    const ready = menuOf(page).locator('> ul > li > [data-ready]');
    const panels = await menuOf(page).locator('> ul > li > [data-panel]').count();
    await expect(ready).toHaveCount(panels);
    for (const name of ['Kurumsal alt menüsü', 'Hizmetlerimiz']) {
      await page.keyboard.press('Tab');
      await expect(menuOf(page).locator(':focus')).toHaveAccessibleName(name);
    }
    await expect(menuOf(page).getByRole('link', { name: 'Barajlar' })).toHaveCount(0);
    // The panels do not receive clicks either.
    const under = await page.evaluate(() => document.elementFromPoint(900, 200)?.closest('main')?.id);
    expect(under).toBe('content');
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1000);
    await expect(ready).toHaveCount(panels);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1000);
    await menuOf(page).getByRole('button', { name: 'Referanslar alt menüsü' }).focus();
    await page.keyboard.press('Enter');
    const panel = itemOf(page, 'Referanslar').locator('> [data-panel]');
    await expect(panel).toBeVisible();
    expect((await edges(panel)).right).toBeLessThanOrEqual(990);
  });

  test('a header that is hidden by scrolling reappears on keyboard navigation', async ({ page }) => {
    await page.goto('/about');
    await scripted(page);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await menuOf(page).getByRole('link', { name: 'Kurumsal' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(-20);
  });

  test('the third level opens next to the second, and closing it returns the focus there', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await menuOf(page).getByRole('link', { name: 'Teknoloji ve Uygulamalar' }).focus();
    await page.keyboard.press('ArrowDown');
    const second = menuOf(page).getByRole('link', { name: 'Zemin ve Temel' });
    await expect(second).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const third = menuOf(page).getByRole('link', { name: 'Jet Grout' });
    await expect(third).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await expect(second).toBeFocused();
    await expect(third).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(second).toBeHidden();
    await expect(opener(page, 'Teknoloji ve Uygulamalar')).toBeFocused();
  });

  test('tabbing out of the menu or clicking elsewhere closes its panels', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    const link = menuOf(page).getByRole('link', { name: 'Barajlar' });
    await opener(page, 'Referanslar').focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.getByRole('link', { name: 'EN English' }).focus();
    await expect(link).toBeHidden();
    await opener(page, 'Referanslar').focus();
    await page.keyboard.press('Space');
    await expect(link).toBeVisible();
    await page.mouse.click(700, 800);
    await expect(link).toBeHidden();
  });

  test('the header sticks after 5 px, hides when scrolling down and reappears when scrolling up, without layout shift', async ({
    page,
  }) => {
    await watchPage(page);
    await page.goto('/about');
    await scripted(page);
    const header = page.getByRole('banner');
    const scrollPage = async (y: number) => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await afterFrames(page, 30);
    };
    await scrollPage(5);
    await expect(header).not.toHaveAttribute('data-sticky');
    await scrollPage(46);
    await expect(header).toHaveAttribute('data-sticky');
    // There is no gap between the header and the window's top.
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await scrollPage(900);
    await expect(header).not.toBeInViewport();
    await scrollPage(700);
    await expect(header).toBeInViewport();
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(-20);
    await menuOf(page).getByRole('link', { name: 'Kurumsal' }).focus();
    await page.keyboard.press('ArrowRight');
    await scrollPage(1200);
    await expect(header).toBeInViewport();
    await scrollPage(0);
    await expect(header).not.toHaveAttribute('data-sticky');
    expect(await layoutShifts(page)).toEqual([]);
    // In print the header is at its original place. This comes last, because print changes the layout.
    await page.locator(':focus').blur();
    await scrollPage(900);
    await expect(header).not.toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(header).toHaveCSS('transform', 'none');
  });

  test('the logo is 350 px wide in the header and 150 px in the footer', async ({ page }) => {
    await page.goto('/');
    const logo = (area: Locator) => area.getByRole('link', { name: /anasayfa/ }).locator('svg');
    expect((await logo(page.getByRole('banner')).boundingBox())?.width).toBe(350);
    expect((await logo(page.getByRole('contentinfo')).boundingBox())?.width).toBe(150);
  });
});
