import { expect, test } from '@playwright/test';

import { elements, section, show, wide } from './support/section-page';

test.use({ viewport: wide });

test('numbers in the millions fit on one line', async ({ page }) => {
  for (const width of [320, 390, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/page/hizmetlerimiz');
    await page.evaluate(() => document.fonts.ready);
    const number = page.locator('[data-section=counter] b', { hasText: '2.150.000' });
    const lines = await number.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect.soft(lines, `at ${width} px`).toBe(1);
  }
});

test.describe('counters', () => {
  test('have their final numbers in the server’s HTML', async ({ request }) => {
    const html = await (await request.get(elements)).text();
    for (const text of ['1.250+', '118 km', '39', '24 saat']) expect(html).toContain(`>${text}<`);
  });

  test('count up to the final number when they come into view', async ({ page }) => {
    await page.goto(elements);
    const number = section(page, 'counter').locator('b').first();
    const counted = number.locator('[aria-hidden=true]');
    await expect(counted).toHaveCount(0);
    await number.scrollIntoViewIfNeeded();
    await expect(counted).toHaveText(/^[\d.]+\+$/);
    const early = Number((await counted.innerText()).replace(/\D/g, ''));
    expect(early).toBeLessThan(1250);
    await expect(number).toHaveText('1.250+');
    await expect(counted).toHaveCount(0);
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('do not count', async ({ page }) => {
      await page.clock.install();
      const counter = await show(page, elements, 'counter');
      await counter.evaluate((root) => {
        new MutationObserver(() => root.setAttribute('data-changed', '')).observe(root, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      });
      await page.clock.runFor(10_000);
      await expect(counter).not.toHaveAttribute('data-changed');
      await expect(counter.locator('b').first()).toHaveText('1.250+');
    });
  });
});
