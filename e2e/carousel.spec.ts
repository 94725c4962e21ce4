import { expect, test, type Page } from '@playwright/test';

import { slidesInView, viewOf } from './support/slides';
import { all, expectTitles, openCarousel, references, rounds, team, technologies, wide } from './support/carousel-page';

const widths = [390, 768, 992, 1200] as const;

for (const [heading, path, perView, gap] of [
  [technologies, '/', [1, 3, 3, 4], undefined],
  [references, '/about', [1, 3, 3, 4], undefined],
  [team, '/page/ekibimiz', [1, 2, 3, 4], 30],
] as const) {
  test.describe(heading, () => {
    test.use({ reducedMotion: 'reduce' });

    test(`shows ${perView.join(', ')} slides per view at ${widths.join(', ')} px`, async ({ page }) => {
      for (const [index, width] of widths.entries()) {
        const at = `at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        const { track } = await openCarousel(page, path, heading);
        const count = perView[index] ?? 0;
        const slides = await slidesInView(track);
        expect.soft(slides, at).toHaveLength(count);
        const { left, right } = await viewOf(track);
        const step = (slides[1]?.x ?? 0) - (slides[0]?.x ?? 0);
        const space = count > 1 ? step - (slides[0]?.width ?? 0) : 0;
        expect.soft(count * (slides[0]?.width ?? 0) + (count - 1) * space, at).toBeCloseTo(right - left, 0);
        if (gap && count > 1) expect.soft(space, at).toBeCloseTo(gap, 1);
      }
    });
  });

  for (const width of widths) {
    test.describe(`${heading} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      test('has the same boxes before and after hydration', async ({ browser, page }) => {
        const boxes = (one: Page) =>
          one
            .getByRole('region', { name: heading })
            .locator(':scope > div:not([aria-hidden=true]) :not(path)')
            .evaluateAll((all) =>
              all.flatMap((element) => {
                if (element.getClientRects().length === 0) return [];
                const { left, top, width: w, height } = element.getBoundingClientRect();
                const origin = element.closest('section')?.getBoundingClientRect();
                const numbers = [left - (origin?.left ?? 0), top - (origin?.top ?? 0), w, height];
                return `${element.tagName} ${numbers.map((number) => number.toFixed(1)).join(' ')}`;
              }),
            );
        // Reduced motion decides whether there is a pause button, so it is set here as well.
        const context = await browser.newContext({
          javaScriptEnabled: false,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        });
        const plain = await context.newPage();
        // Both pages use the fallback font: the site's own font is used only if it loads in time (docs/decisions/0009).
        for (const one of [context, page.context()]) await one.route('**/fonts/**', (route) => route.abort());
        await plain.goto(path);
        await openCarousel(page, path, heading);
        const before = await boxes(plain);
        await context.close();
        expect(before.length).toBeGreaterThan(20);
        expect(await boxes(page)).toEqual(before);
      });
    });
  }
}

test.describe('smooth scrolling', () => {
  test.use({ viewport: wide });

  test('clicks in quick succession all count', async ({ page }) => {
    const { track, next, previous } = await openCarousel(page, '/', technologies);
    await next.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
    await expectTitles(track).toEqual(all.slice(3, 7));
    await previous.evaluate((button: HTMLElement) => [1, 2].forEach(() => button.click()));
    await expectTitles(track).toEqual(all.slice(1, 5));
  });

  test('clicks in quick succession all count where the slides go round and round', async ({ page }) => {
    const { track, next, previous } = await openCarousel(page, '/page/ekibimiz', team);
    await next.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
    await expectTitles(track).toEqual(rounds[3]);
    for (const stage of [rounds[1], rounds[5]]) {
      await previous.evaluate((button: HTMLElement) => [1, 2].forEach(() => button.click()));
      await expectTitles(track).toEqual(stage);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test('shows every card and no controls', async ({ page }) => {
    await page.goto('/');
    const region = page.getByRole('region', { name: technologies });
    await expect(region.getByRole('listitem')).toHaveCount(all.length);
    await expect(region.getByRole('button')).toHaveCount(0);
  });
});
