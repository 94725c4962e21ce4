import { expect, test, type Locator } from '@playwright/test';

import { afterFrames } from './support/frames';
import { layoutShifts, watchPage } from './support/watch-page';

const path = '/page/jet-grout';

/** How much of a thing can be seen: its own opacity and that of what holds it. */
const opacity = (locator: Locator) => locator.evaluate((element) => Number(getComputedStyle(element).opacity));

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

  test('what is below the view waits, enters once without moving its surroundings, and stays', async ({ page }) => {
    await watchPage(page);
    await page.goto(path);
    const heading = page.locator('[data-section] ~ [data-section] [data-entrance=slide] > h2').last();
    await expect.poll(() => opacity(heading)).toBe(0);
    await heading.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => opacity(heading)).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await afterFrames(page);
    expect(await opacity(heading)).toBe(1);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('nothing of the first section waits', async ({ page }) => {
    await page.goto('/contact');
    // The field of a file lies unseen over what is drawn for it.
    const hidden = page.locator('[data-section]:first-of-type :not([type=file])').filter({ visible: true });
    const opacities = await hidden.evaluateAll((elements) => elements.map((one) => getComputedStyle(one).opacity));
    expect(opacities.filter((value) => value === '0')).toEqual([]);
  });

  test('on paper everything is there', async ({ page }) => {
    await page.goto(path);
    const heading = page.locator('[data-section] ~ [data-section] [data-entrance=slide] > h2').last();
    await expect.poll(() => opacity(heading)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await opacity(heading)).toBe(1);
  });

  test('what keys lead to is seen, wherever it is', async ({ page }) => {
    await page.goto('/page/elements');
    const link = page.locator('[data-entered=not] > * a, [data-entered=not] > a').last();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(link).toBeFocused();
    expect(
      await link.evaluate((element) => getComputedStyle(element.closest('[data-entered] > *') as Element).opacity),
    ).toBe('1');
  });

  test('what was in view before script came stays in view', async ({ page }) => {
    await page.goto(`${path}#content`);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.reload();
    await expect(page.locator('[data-entered=not]').first()).toBeAttached();
    const seen = await page
      .locator('[data-entrance]')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().top < innerHeight)
          .map((element) => (element as HTMLElement).dataset.entered),
      );
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain('not');
  });
});

for (const [name, options] of [
  ['a phone', { viewport: { width: 767, height: 900 }, reducedMotion: 'no-preference' }],
  ['a visitor who wants less motion', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }],
] as const) {
  test.describe(`for ${name}`, () => {
    test.use(options);

    test('nothing waits', async ({ page }) => {
      await page.goto(path);
      expect(await opacity(page.locator('[data-entrance] > h2').last())).toBe(1);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

  test('what comes into view is shown', async ({ page }) => {
    await page.goto(path);
    const heading = page.locator('[data-entrance] > h2').last();
    await heading.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => opacity(heading)).toBe(1);
  });
});
