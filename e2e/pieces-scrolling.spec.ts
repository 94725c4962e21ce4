import { expect, test, type Page } from '@playwright/test';

import { afterFrames } from './support/frames';
import { expectHydrated, scrollTo, scrollTop } from './support/pieces';

const galleryUrl = process.env.E2E_GALLERY_URL;

test.use({ baseURL: galleryUrl });

test.describe('scroll-to-top', () => {
  const path = '/gallery/ui/scroll-to-top';
  const button = (page: Page) => page.locator('button[aria-label="Sayfanın başına dön"]');

  test('appears after 300 px of scrolling with a half-second fade, and cannot be focused before', async ({ page }) => {
    await page.goto(path);
    await expectHydrated(button(page));
    await expect(button(page)).toHaveCSS('transition-property', /opacity, visibility/);
    await expect(button(page)).toHaveCSS('transition-duration', /^0\.5s, 0\.5s/);
    await scrollTo(page, 300);
    await afterFrames(page);
    await expect(button(page)).toBeHidden();
    await button(page).evaluate((element) => element.focus());
    await expect(button(page)).not.toBeFocused();
    await scrollTo(page, 301);
    await expect(button(page)).toBeVisible();
    await expect(button(page)).toHaveCSS('opacity', '1');
    const { width, height } = (await button(page).boundingBox()) ?? {};
    expect([width, height]).toEqual([52, 52]);
    await scrollTo(page, 0);
    await expect(button(page)).toBeHidden();
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`motion: ${reducedMotion}`, () => {
      test.use({ reducedMotion });

      test('scrolls to the top, and Tab continues from there', async ({ page }) => {
        await page.goto(path);
        await expectHydrated(button(page));
        await scrollTo(page, 1000);
        await expect(button(page)).toBeVisible();
        await button(page).focus();
        const way = await page.evaluate(async () => {
          const tops: number[] = [];
          addEventListener('scroll', () => tops.push(scrollY));
          document.querySelector<HTMLElement>('button[aria-label="Sayfanın başına dön"]')?.click();
          while (scrollY > 0) await new Promise(requestAnimationFrame);
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          return tops;
        });
        if (reducedMotion === 'reduce') expect(way).toEqual([0]);
        else expect(way.some((place) => place > 0 && place < 1000)).toBe(true);
        await expect(button(page)).toBeHidden();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Gallery' })).toBeFocused();
      });
    });
  }

  test('works with the keyboard', async ({ page }) => {
    await page.goto(path);
    await expectHydrated(button(page));
    await scrollTo(page, 1000);
    await expect(button(page)).toBeVisible();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  for (const [width, lift] of [
    [390, 200],
    [1440, 0],
  ] as const) {
    test(`keeps clear of the consent banner at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expectHydrated(button(page));
      await scrollTo(page, 1000);
      await expect(button(page)).toBeVisible();
      const before = (await button(page).boundingBox())?.y ?? NaN;
      await page.evaluate(() => document.documentElement.style.setProperty('--consent-h', '200px'));
      expect((await button(page).boundingBox())?.y).toBe(before - lift);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is hidden', async ({ page }) => {
      await page.goto(path);
      await page.mouse.wheel(0, 1000);
      await expect(button(page)).toBeHidden();
    });
  });
});

test.describe('lazy content', () => {
  test('reserves its space, and is laid out when it comes near the view', async ({ page }) => {
    await page.goto('/gallery/ui/lazy-content');
    const content = page.locator('#far-below p');
    const isLaidOut = () => content.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    expect((await page.locator('#far-below').boundingBox())?.height).toBe(600);
    expect(await isLaidOut()).toBe(false);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.goto('/gallery/ui/lazy-content#far-below');
    await expect.poll(isLaidOut).toBe(true);
    await expect(content).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
});
