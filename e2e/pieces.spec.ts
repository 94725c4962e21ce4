import { expect, test, type Locator, type Page } from '@playwright/test';

import { afterFrames } from './support/frames';
import { layoutShifts, watchPage } from './support/watch-page';

const galleryUrl = process.env.E2E_GALLERY_URL;
if (!galleryUrl) throw new Error('E2E_GALLERY_URL is not set: run the suites with npm run test:e2e');

test.use({ baseURL: galleryUrl });

const state = (page: Page, name: string) => page.locator(`[data-state="${name}"]`);

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Waits for hydration: React then sets its own properties on the element. */
const expectHydrated = (element: Locator) =>
  expect
    .poll(() => element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

/** Opens a story with the clock paused. */
async function openStopped(page: Page, path: string, at: string) {
  await page.clock.install({ time: new Date(at) });
  await page.goto(path);
  await page.clock.pauseAt(new Date(new Date(at).getTime() + 60_000));
}

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
        else expect(way.length).toBeGreaterThan(3);
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

test.describe('filter grid', () => {
  const path = '/gallery/ui/filter-grid';

  test('is first arranged 1000 ms after mounting, with all items visible before and after', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-20T09:00:01Z'));
    await page.goto(path);
    // The library has loaded by then and waits for the paused clock.
    await page.waitForLoadState('networkidle');
    const items = state(page, 'seven items').locator('.grid-item');
    const arranged = state(page, 'seven items').locator('[data-arranged]');
    await page.clock.runFor(990);
    await expect(arranged).toHaveCount(0);
    await expect(items.filter({ visible: true })).toHaveCount(7);
    await page.clock.runFor(20);
    await expect(arranged).toHaveCount(1);
    await expect(items.filter({ visible: true })).toHaveCount(7);
  });

  test('is arranged in columns of the sizer’s width, with percentages and without delay', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const grid = state(page, 'seven items');
    await expect(grid.locator('[data-arranged]')).toHaveCount(1);
    const { column, gap, widths, styles } = await grid.evaluate((element) => {
      const items = [...element.querySelectorAll<HTMLElement>('.grid-item')];
      return {
        column: element.querySelector('.grid-sizer')?.getBoundingClientRect().width ?? 0,
        gap: parseFloat(getComputedStyle(element.querySelector('ul') ?? element).columnGap),
        widths: items.map((item) => item.getBoundingClientRect().width),
        styles: items.map(({ style }) => ({ left: style.left, wait: style.transitionDelay })),
      };
    });
    // Two columns for the wide items, and for the items that fill the last row.
    const columns = [2, 1, 1, 2, 2, 2, 2];
    widths.forEach((width, index) => {
      const count = columns[index] ?? 0;
      expect(width).toBeCloseTo(count * column + (count - 1) * gap, 0);
    });
    for (const { left, wait } of styles) {
      expect(left).toMatch(/%$/);
      expect(wait).toBe('');
    }
  });

  test('a filter rearranges the remaining items, and the first filter restores all of them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const grid = state(page, 'seven items');
    const items = grid.locator('.grid-item');
    await expect(grid.locator('[data-arranged]')).toHaveCount(1);
    const places = () => items.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    await grid.getByRole('button', { name: 'Baraj' }).press('Enter');
    await expect(items.filter({ visible: true })).toHaveText(['2. Baraj, Enjeksiyon', '5. Baraj']);
    await expect(grid.getByRole('button', { pressed: true })).toHaveText(['Baraj']);
    const list = await grid.getByRole('list').boundingBox();
    const first = await items.filter({ visible: true }).first().boundingBox();
    expect(first).toMatchObject({ x: list?.x, y: list?.y });
    await grid.getByRole('button', { name: 'Tümü' }).press(' ');
    await expect.poll(places).toEqual(before);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows all items and no filters', async ({ page }) => {
      await page.goto(path);
      const grid = state(page, 'seven items');
      await expect(grid.locator('.grid-item').filter({ visible: true })).toHaveCount(7);
      await expect(grid.locator('button').filter({ visible: true })).toHaveCount(0);
    });
  });
});

test.describe('quantity', () => {
  test('can be changed with the keyboard, has large enough buttons, and never falls below 0', async ({ page }) => {
    await page.goto('/gallery/ui/quantity');
    const group = state(page, 'from an initial value').getByRole('group', { name: 'Adet' });
    const count = group.getByRole('status');
    const minus = group.getByRole('button', { name: 'Azalt' });
    await expectHydrated(minus);
    await expect(count).toHaveText('12');
    for (let left = 0; left < 14; left += 1) await minus.press('Enter');
    await expect(count).toHaveText('0');
    await expect(minus).toBeFocused();
    await minus.press('Tab');
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('1');
    for (const button of await group.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expect(state(page, 'at zero').getByRole('status')).toHaveText('0');
    await expect(state(page, 'from less than zero').getByRole('status')).toHaveText('0');
    await expect(state(page, 'in English').getByRole('button')).toHaveCount(2);
    await expect(state(page, 'in English').getByRole('group', { name: 'Quantity' })).toBeVisible();
  });
});

test.describe('animated counter', () => {
  const path = '/gallery/ui/animated-counter';

  test('counts for five seconds by default, without a change in size', async ({ page }) => {
    // Keeps the counter out of view until the clock is paused, so that it does not start earlier.
    await page.setViewportSize({ width: 1280, height: 40 });
    await openStopped(page, path, '2026-11-20T09:00:00Z');
    await page.setViewportSize({ width: 1280, height: 720 });
    const number = state(page, 'for five seconds').locator('b');
    const running = number.locator('[aria-hidden="true"]');
    const box = await number.boundingBox();
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return running.count();
      })
      .toBe(1);
    await page.clock.runFor(500);
    await expect(running).toHaveText(/^\d[\d.]*\+$/);
    expect(await number.boundingBox()).toEqual(box);
    await page.clock.runFor(4200);
    await expect(running).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(running).toHaveCount(0);
    await expect(number).toHaveText('1.250+');
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('does not count, and does not load the counting code', async ({ page }) => {
      const files: string[] = [];
      page.on('response', async (response) => {
        if (response.url().endsWith('.js')) files.push(await response.text());
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(state(page, 'for five seconds').locator('b')).toHaveText('1.250+');
      expect(files.filter((text) => text.includes('easeOutExpo'))).toEqual([]);
    });
  });
});

test.describe('countdown', () => {
  const path = '/gallery/ui/countdown';

  test('shows the remaining time and counts it down without layout shift', async ({ page }) => {
    await watchPage(page);
    await openStopped(page, path, '2099-12-30T11:58:56Z');
    const timer = state(page, 'running').getByRole('timer', { name: 'Geri sayım' });
    await expect(state(page, 'running').locator('time')).toHaveText('31 Aralık 2099 18:00');
    await expect(timer).toHaveText(/01 Gün\s*03 Saat\s*00 Dakika\s*0\d Saniye/);
    const box = await timer.boundingBox();
    await page.clock.runFor(10_000);
    await expect(timer).toHaveText(/01 Gün\s*02 Saat\s*59 Dakika\s*5\d Saniye/);
    expect(await timer.boundingBox()).toEqual(box);
    await expect(state(page, 'running in English').getByRole('timer', { name: 'Countdown' })).toContainText('Hours');
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('shows a message when the time is over', async ({ page }) => {
    await openStopped(page, path, '2099-12-31T14:58:58Z');
    const running = state(page, 'running');
    await expect(running.getByRole('timer')).toContainText('Saniye');
    await expect(running.getByRole('status')).toHaveText('');
    const box = await running.boundingBox();
    await page.clock.runFor(5000);
    await expect(running.getByRole('timer')).toHaveCount(0);
    await expect(running.getByRole('status')).toHaveText('You are good to go!');
    expect(await running.boundingBox()).toEqual(box);
    await expect(state(page, 'finished').getByRole('status')).toHaveText('You are good to go!');
    await expect(state(page, 'of no date').locator('*')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the date as text', async ({ page }) => {
      await page.goto(path);
      await expect(state(page, 'running').locator('time')).toBeVisible();
      await expect(state(page, 'running').locator('[role=timer]')).toBeHidden();
      await expect(state(page, 'finished').getByRole('status')).toHaveText('You are good to go!');
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

test.describe('buttons', () => {
  test('links are at least 44 px high, and the new-window hint is in the accessible name only', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/gallery/ui/button-link');
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const outward = state(page, 'to a new window').getByRole('link');
    await expect(outward).toHaveAccessibleName('Hizmetlerimiz (yeni pencerede açılır)');
    const opened = page.waitForEvent('popup');
    await outward.click();
    expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  });

  test('a submit button submits its form', async ({ page }) => {
    await page.goto('/gallery/ui/button');
    await state(page, 'submit').getByRole('button', { name: 'Gönder' }).press('Enter');
    await expect(page).toHaveURL(/#button$/);
  });
});
