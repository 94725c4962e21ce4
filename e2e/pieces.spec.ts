import { expect, test } from '@playwright/test';

import { firstFrames, state } from './support/pieces';

const galleryUrl = process.env.E2E_GALLERY_URL;
if (!galleryUrl) throw new Error('E2E_GALLERY_URL is not set: run the suites with npm run test:e2e');

test.use({ baseURL: galleryUrl });

test.describe('filter grid', () => {
  const path = '/gallery/ui/filter-grid';

  test('is first arranged 1000 ms after mounting, with all items visible before and after', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
    await page.clock.pauseAt(new Date('2026-11-20T09:00:01Z'));
    await page.goto(path);
    await firstFrames(page);
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
