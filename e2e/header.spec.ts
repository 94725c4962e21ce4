import { expect, test, type Locator, type Page } from '@playwright/test';

import { barriers } from './support/barriers';
import { chooseConsent } from './support/consent';
import { afterFrames } from './support/frames';
import { siteUrl } from './support/stack';
import { layoutShifts, watchPage } from './support/watch-page';

const galleryUrl = process.env.E2E_GALLERY_URL ?? '';
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const opener = (page: Page, title: string) => menuOf(page).getByRole('button', { name: `${title} alt menüsü` });
/** A top-level menu item by its full title. */
const itemOf = (page: Page, title: string) =>
  menuOf(page)
    .locator('> ul > li')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${title}( alt menüsü)?$`) }) });
const toggler = (page: Page) => page.locator('header summary').first();

/** Waits for hydration. Before it, CSS alone opens the panels. */
async function scripted(page: Page): Promise<void> {
  await expect(page.locator('nav[data-scripted]')).toHaveCount(1);
}

async function edges(panel: Locator): Promise<{ left: number; right: number }> {
  const box = await panel.boundingBox();
  if (!box) throw new Error('the panel is not shown');
  return { left: box.x, right: box.x + box.width };
}

// Dismisses the consent banner, which would cover the header's panels. consent.spec.ts tests it.
test.beforeEach(({ context }) => chooseConsent(context, siteUrl, { functional: false, media: false }));

for (const width of [992, 1024, 1280]) {
  test(`at ${width} px each item of the English top bar fits on one line without overlap`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    await page.evaluate(() => document.fonts.ready);
    const bar = page.getByRole('complementary', { name: 'Contact information' });
    const items = await bar.evaluate((element) =>
      [...element.children].map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size;
        const { left, right } = item.getBoundingClientRect();
        return { lines, left, right, isCut: item.scrollWidth > item.clientWidth };
      }),
    );
    expect(items.map(({ lines }) => lines)).toEqual([1, 1, 1, 1]);
    for (const [index, { left, right }] of items.entries()) {
      expect(left).toBeGreaterThanOrEqual(items[index - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
    }
    // Only the subtitle may be cut off. The footer repeats it.
    expect(items.slice(1).map(({ isCut }) => isCut)).toEqual([false, false, false]);
  });
}

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

test.describe('on a 1024 px tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('the first tap opens an item’s panel, the second follows its link', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    const link = menuOf(page).getByRole('link', { name: 'Kurumsal' });
    await link.tap();
    await expect(menuOf(page).getByRole('link', { name: 'Ekibimiz' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await link.tap();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu covers the page, traps the focus and returns it', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await toggler(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    // The panel fills the window below the bar.
    const bar = await page.getByRole('banner').boundingBox();
    const panel = await menuOf(page).locator('..').boundingBox();
    expect(panel).toEqual({ x: 0, y: bar?.height, width: phone.width, height: phone.height - (bar?.height ?? 0) });
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('header')))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(toggler(page)).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
  });

  test('the consent banner hides while the menu is open, and Escape closes the menu after a click on the panel', async ({
    context,
    page,
  }) => {
    await context.clearCookies();
    await page.goto('/');
    await scripted(page);
    const banner = page.getByRole('region', { name: 'Çerez tercihleri' });
    await expect(banner).toBeVisible();
    await toggler(page).click();
    await expect(banner).toBeHidden();
    const twin = page.getByRole('banner').getByRole('link', { name: 'EN English' });
    await twin.click({ trial: true });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(banner).toBeVisible();
  });

  test('before hydration, the menu opens and the page behind it does not scroll', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await toggler(page).click();
    await expect(menuOf(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  });

  test('Shift+Tab from the first control reaches the last', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await toggler(page).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /anasayfa/ })
      .focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'EN English' })).toBeFocused();
  });

  test('one submenu is open at a time, and mega-menus show labelled groups', async ({ page }) => {
    await page.goto('/page/jet-grout');
    await scripted(page);
    await toggler(page).click();
    await opener(page, 'Hizmetlerimiz').click();
    await expect(menuOf(page).getByText('Tünel ve Yeraltı')).toBeVisible();
    await opener(page, 'Referanslar').click();
    await expect(menuOf(page).getByText('Tünel ve Yeraltı')).toBeHidden();
    await expect(menuOf(page).getByRole('link', { name: 'Barajlar' })).toBeVisible();
    await opener(page, 'Referanslar').click();
    await expect(menuOf(page).getByRole('link', { name: 'Barajlar' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });

  test('widening the window past 991 px closes the menu', async ({ page }) => {
    await page.goto('/');
    await scripted(page);
    await toggler(page).click();
    await page.setViewportSize(wide);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test('panels open on hover and on focus', async ({ page }) => {
    await page.goto('/');
    const link = menuOf(page).getByRole('link', { name: 'Barajlar' });
    await expect(link).toBeHidden();
    await menuOf(page).getByRole('link', { name: 'Referanslar', exact: true }).hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(link).toBeHidden();
    await menuOf(page).getByRole('link', { name: 'Referanslar', exact: true }).focus();
    await expect(link).toBeVisible();
  });
});

for (const path of ['/', '/en']) {
  test(`on ${path} every menu button is at least 24 px, and the bar is one row`, async ({ page }) => {
    for (const width of [992, 1199, 1200, 1399, 1400]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await scripted(page);
        const bar = page.locator('header nav[data-scripted]');
        const small = await bar.locator('> ul > li > button').evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width < 24 || height < 24 ? [`${button.ariaLabel}: ${width} by ${height}`] : [];
          }),
        );
        expect.soft(small, `at ${width} px`).toEqual([]);
        await expect.soft(bar.locator('> ul > li > button'), `at ${width} px`).toHaveCount(4);
        const header = await page.locator('header').evaluate((element) => element.scrollWidth - element.clientWidth);
        expect.soft(header, `at ${width} px`).toBe(0);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });
}

test.describe('the default demo menu', () => {
  test.use({ baseURL: galleryUrl, viewport: wide });

  test('a third-level page marks its ancestors as current', async ({ page }) => {
    await page.goto('/gallery/header/full');
    await scripted(page);
    await expect(menuOf(page).locator('[aria-current=page]')).toHaveText('Galeri');
    await expect(menuOf(page).locator('[aria-current=true]')).toHaveText(['Yazılar']);
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

  for (const story of ['full', 'modern', 'hamburger'] as const) {
    test(`the ${story} menu opens, closes on Escape and returns the focus on a phone`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`/gallery/header/${story}`);
      await scripted(page);
      await toggler(page).click();
      await expect(menuOf(page)).toBeVisible();
      await opener(page, 'Portfolyo').click();
      await expect(menuOf(page).getByRole('link', { name: 'Tek proje' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toBeHidden();
      await expect(toggler(page)).toBeFocused();
    });
  }

  test('the hamburger menu is a panel on a wide window, too', async ({ page }) => {
    await page.goto('/gallery/header/hamburger');
    await scripted(page);
    await expect(menuOf(page)).toBeHidden();
    await toggler(page).click();
    await opener(page, 'Mağaza').click();
    await expect(menuOf(page).getByRole('link', { name: 'Sepet' })).toBeVisible();
    // The panel fits in the window together with the top bar above it.
    await expect(page.getByRole('banner').getByRole('link', { name: 'EN English' })).toBeInViewport({ ratio: 1 });
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
  });

  test('opening the menu causes no layout shift when the scroll bar disappears', async ({
    playwright,
    launchOptions,
  }) => {
    // Playwright hides scroll bars by default.
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    const page = await browser.newPage({ baseURL: galleryUrl, viewport: { width: 1440, height: 500 } });
    await page.goto('/gallery/header/hamburger');
    await page.evaluate(() => (document.body.style.minHeight = '200vh'));
    await scripted(page);
    const before = await toggler(page).boundingBox();
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(1440);
    await toggler(page).click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await toggler(page).boundingBox()).toEqual(before);
    await browser.close();
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
