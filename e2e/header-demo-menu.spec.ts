import { expect, test } from '@playwright/test';

import { barriers } from './support/barriers';
import { chooseConsent } from './support/consent';
import { siteUrl } from './support/stack';
import { layoutShifts, watchPage } from './support/watch-page';
import { edges, itemOf, menuOf, opener, scripted, toggler, wide } from './support/header';

const galleryUrl = process.env.E2E_GALLERY_URL ?? '';

// Dismisses the consent banner, which would cover the header's panels. consent.spec.ts tests it.
test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

test.describe('the default demo menu', () => {
  test.use({ baseURL: galleryUrl, viewport: wide });

  test('a third-level page marks its ancestors as current', async ({ page }) => {
    await page.goto('/gallery/header/full');
    await scripted(page);
    await expect(menuOf(page).locator('[aria-current=page]')).toHaveText('Galeri');
    const ancestors = menuOf(page).locator('[aria-current=true]');
    await expect(ancestors).toHaveText(['Yazılar', 'Yazı türleri']);
    // The second one has no link.
    for (const ancestor of await ancestors.all()) await expect(ancestor).toHaveCSS('font-weight', '650');
  });

  for (const [title, inner] of [
    ['Sayfalar', 'Hakkımızda'],
    ['Yazılar', 'Yazı türleri'],
    ['Mağaza', undefined],
    ['Öğeler', undefined],
  ] as const) {
    test(`the panels of ‘${title}’ stay within the window`, async ({ page }) => {
      for (const width of [1000, 1200, 1440]) {
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto('/gallery/header/full');
          await scripted(page);
          const root = itemOf(page, title);
          await root.locator('> button').click();
          const panel = root.locator('> [data-panel]');
          const margin = (await panel.getAttribute('data-panel')) === 'mega' ? 25 : 10;
          expect.soft((await edges(panel)).right).toBeLessThanOrEqual(width - margin + 1);
          if (!inner) return;
          const item = panel.locator('> ul > li').filter({ hasText: inner });
          await item.locator('> button').click();
          const { left, right } = await edges(item.locator('> [data-panel]'));
          expect.soft(right).toBeLessThanOrEqual(width);
          expect.soft(left, `at ${width} px`).toBeGreaterThanOrEqual(0);
          const outer = await edges(panel);
          expect.soft(left >= outer.right - 2 || right <= outer.left + 2, `at ${width} px`).toBe(true);
        });
      }
    });
  }

  test('an open panel is repositioned after the window is resized', async ({ page }) => {
    await page.goto('/gallery/header/full');
    await scripted(page);
    const root = itemOf(page, 'Mağaza');
    await root.locator('> button').focus();
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(async () => (await edges(root.locator('> [data-panel]'))).right).toBeLessThanOrEqual(990);
  });

  test('a panel longer than the window scrolls, and a nested panel moves up into the window', async ({ page }) => {
    await page.goto('/gallery/header/hostile');
    await scripted(page);
    await menuOf(page).getByRole('button', { name: 'Çok' }).click();
    const last = menuOf(page).getByRole('link', { name: 'Çok uzun adlı bir menü öğesi 59' });
    await last.first().focus();
    await expect(last.first()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 340 });
    await page.goto('/gallery/header/full');
    await scripted(page);
    await opener(page, 'Yazılar').click();
    await menuOf(page).getByRole('button', { name: 'Yazı türleri' }).click();
    const inner = menuOf(page).getByRole('link', { name: 'Film' });
    await inner.focus();
    await expect(inner).toBeInViewport({ ratio: 1 });
  });

  for (const width of [320, 390, 992, 1440]) {
    test(`at ${width} px the long name of a company without a logo stays in the bar`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/gallery/header/named');
      const bar = page.getByRole('banner');
      const link = bar.getByRole('link', { name: /anasayfa/ });
      await expect(link).toContainText('Anadolu Yapı');
      const [name, frame] = await Promise.all([link.locator('b').boundingBox(), bar.boundingBox()]);
      if (!name || !frame) throw new Error('the name is not shown');
      expect(name.y).toBeGreaterThanOrEqual(frame.y);
      expect(name.y + name.height).toBeLessThanOrEqual(frame.y + frame.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  for (const width of [992, 1200, 1440]) {
    test(`at ${width} px long titles wrap, and a menu too wide for the bar becomes a panel`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const story of ['long', 'crowded']) {
        await page.goto(`/gallery/header/${story}`);
        await scripted(page);
        await expect(toggler(page)).toBeVisible({ visible: story === 'crowded' });
        const logo = await edges(page.getByRole('banner').getByRole('link', { name: /anasayfa/ }));
        if (story === 'crowded') await toggler(page).click();
        const first = await edges(menuOf(page).getByRole('link', { name: 'Müşavirlik' }));
        expect(first.left).toBeGreaterThanOrEqual(logo.right);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }

  test('a mega-menu shows the picture of its item', async ({ page }) => {
    await page.goto('/gallery/header/full');
    await scripted(page);
    await opener(page, 'Anasayfalar').click();
    const picture = menuOf(page).locator('[data-panel=wide] img');
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  for (const width of [320, 390, 768, 1024, 1440]) {
    test(`at ${width} px a header without a menu shows its other items and no menu button`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchPage(page);
      await page.goto('/gallery/header/empty', { waitUntil: 'networkidle' });
      await expect(page.locator('header details')).toHaveCount(0);
      await expect(menuOf(page)).toHaveCount(0);
      const banner = page.getByRole('banner');
      const logo = banner.getByRole('link', { name: /anasayfa/ });
      expect((await logo.locator('svg').boundingBox())?.width).toBeGreaterThanOrEqual(120);
      // From 992 px on, the phone number and the search are in the top bar.
      const others = width < 992 ? ['Sitede ara', '0 (312) 000 19 87', 'EN English'] : ['EN English'];
      let { right } = await edges(logo);
      for (const name of others) {
        const link = banner.getByRole('link', { name });
        await expect(link).toBeInViewport({ ratio: 1 });
        const box = await link.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
        expect(box?.x, name).toBeGreaterThanOrEqual(right);
        ({ right } = await edges(link));
      }
      expect(right).toBeLessThanOrEqual(width);
      expect(await barriers(page)).toEqual([]);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.evaluate(() => scrollTo({ top: 46, behavior: 'instant' }));
      await expect(banner).toHaveAttribute('data-sticky');
    });
  }

  for (const width of [390, 768, 1440]) {
    test(`at ${width} px the languages of a header without a menu open below their name`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/gallery/header/multilingual');
      const banner = page.getByRole('banner');
      const name = banner.locator('summary');
      const before = await name.boundingBox();
      await name.click();
      expect(await name.boundingBox()).toEqual(before);
      for (const language of ['English', 'Deutsch', 'Azərbaycanca']) {
        const link = banner.getByRole('link', { name: language });
        await expect(link).toBeInViewport({ ratio: 1 });
        expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
      }
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test('a malformed menu shows its valid items only', async ({ page }) => {
    await page.goto('/gallery/header/hostile');
    await scripted(page);
    await expect(menuOf(page).locator('> ul > li')).toHaveCount(3);
    await expect(menuOf(page).locator('a[href^="javascript"]')).toHaveCount(0);
    await expect(menuOf(page).getByText('Düzey 3')).toHaveCount(1);
    await expect(menuOf(page).getByText('Düzey 4')).toHaveCount(0);
    await opener(page, 'Sütunlar')
      .or(menuOf(page).getByRole('button', { name: 'Sütunlar' }))
      .first()
      .click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(wide.width);
  });
});
