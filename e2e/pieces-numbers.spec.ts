import { expect, test } from '@playwright/test';

import { boxes } from './support/boxes';
import { layoutShifts, watchPage } from './support/watch-page';
import { expectHydrated, openStopped, state } from './support/pieces';

const galleryUrl = process.env.E2E_GALLERY_URL;

test.use({ baseURL: galleryUrl });

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

  for (const width of [320, 390]) {
    test(`its units keep their place when the font of their names comes late, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      const timers = page.getByRole('timer');
      const places = async () => {
        await openStopped(page, path, '2099-12-30T11:58:56Z');
        await expect(timers.first()).toContainText('Saniye');
        await page.evaluate(() => document.fonts.ready);
        return boxes(timers.locator(':scope > span'));
      };
      const after = await places();
      await page.route('**/fonts/sofia*', (route) => route.abort());
      expect(await places()).toEqual(after);
    });
  }

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
