import { expect, test } from '@playwright/test';

import { elements, section, show, wide } from './support/section-page';

const galleryUrl = process.env.E2E_GALLERY_URL;
if (!galleryUrl) throw new Error('E2E_GALLERY_URL is not set: run the suites with npm run test:e2e');

test.use({ viewport: wide });

test('numbers fit on one line, in every column', async ({ page }) => {
  for (const path of ['/page/hizmetlerimiz', '/page/uluyol-metro-aletsel-izleme', elements]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const numbers = page.locator('[data-section=counter] b');
    expect(await numbers.count()).toBeGreaterThan(1);
    for (const width of [320, 390, 768, 992, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await numbers.evaluateAll((all) =>
        all.flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? (element.textContent ?? '') : [];
        }),
      );
      expect.soft(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a long text wraps before the numbers are as small as their headings', async ({ page }) => {
  await page.goto(`${galleryUrl}/gallery/sections/counter`);
  await page.evaluate(() => document.fonts.ready);
  for (const state of ['a long number', 'one long number']) {
    const numbers = page.locator(`[data-state="${state}"] [data-section=counter] b`);
    await expect(numbers.first()).toHaveText('Yılda 1.250.000 m³');
    for (const width of [320, 390, 768, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await numbers.evaluateAll((all) =>
        all.map((element) => ({
          size: parseFloat(getComputedStyle(element).fontSize),
          overflow: element.scrollWidth - element.clientWidth,
        })),
      );
      const at = `${state} at ${width} px`;
      expect.soft(Math.min(...boxes.map(({ size }) => size)), at).toBeGreaterThanOrEqual(24);
      expect.soft(Math.max(...boxes.map(({ overflow }) => overflow)), at).toBeLessThanOrEqual(1);
    }
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
