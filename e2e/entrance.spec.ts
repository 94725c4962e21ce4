import { expect, test, type Locator } from '@playwright/test';

import { afterFrames } from './support/frames';
import { layoutShifts, watchPage } from './support/watch-page';

const path = '/page/jet-grout';

/** The computed opacity of an element. */
const opacity = (locator: Locator) => locator.evaluate((element) => Number(getComputedStyle(element).opacity));

test.describe('entrance animations on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

  test('content below the fold starts hidden, enters once without layout shift, and stays visible', async ({
    page,
  }) => {
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

  test('the first section is visible at once', async ({ page }) => {
    await page.goto('/contact');
    // File inputs are transparent on purpose, over a drawn control.
    const hidden = page.locator('[data-section]:first-of-type :not([type=file])').filter({ visible: true });
    const opacities = await hidden.evaluateAll((elements) => elements.map((one) => getComputedStyle(one).opacity));
    expect(opacities.filter((value) => value === '0')).toEqual([]);
  });

  test('everything is visible in print', async ({ page }) => {
    await page.goto(path);
    const heading = page.locator('[data-section] ~ [data-section] [data-entrance=slide] > h2').last();
    await expect.poll(() => opacity(heading)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await opacity(heading)).toBe(1);
  });

  test('content that gets the keyboard focus becomes visible, even out of view', async ({ page }) => {
    await page.goto('/page/elements');
    const link = page.locator('[data-entered=not] > * a, [data-entered=not] > a').last();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(link).toBeFocused();
    expect(
      await link.evaluate((element) => getComputedStyle(element.closest('[data-entered] > *') as Element).opacity),
    ).toBe('1');
  });

  test('content in view before hydration stays visible', async ({ page }) => {
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
  test.describe(`entrance animations for ${name}`, () => {
    test.use(options);

    test('content is visible without entering', async ({ page }) => {
      await page.goto(path);
      expect(await opacity(page.locator('[data-entrance] > h2').last())).toBe(1);
    });
  });
}

test.describe('entrance animations without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });

  test('content becomes visible when it is scrolled into view', async ({ page }) => {
    await page.goto(path);
    const heading = page.locator('[data-entrance] > h2').last();
    await heading.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => opacity(heading)).toBe(1);
  });
});
