import { expect, type Locator, type Page } from '@playwright/test';

export const state = (page: Page, name: string) => page.locator(`[data-state="${name}"]`);

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

export const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/**
 * Waits for hydration: React then sets its own properties on the element, or on the one around it whose markup it has
 * adopted as it is (docs/decisions/0117).
 */
export const expectHydrated = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((one) =>
        Object.keys(one.closest('[data-a]') ?? one).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);

/** A clock that stands still has no frames either, and a page starts behind its first two. */
export const firstFrames = (page: Page) => page.clock.runFor(50);

/** Opens a story with the clock paused. */
export async function openStopped(page: Page, path: string, at: string) {
  await page.clock.install({ time: new Date(at) });
  await page.goto(path);
  await firstFrames(page);
  await page.clock.pauseAt(new Date(new Date(at).getTime() + 60_000));
}
