import { expect, test, type Locator, type Page } from '@playwright/test';

import { titlesInView } from './support/slides';
import {
  all,
  type Carousel,
  expectRest,
  expectTitles,
  rounds,
  showCarousel,
  team,
  technologies,
  wide,
} from './support/carousel-page';

test.describe('autoplay', () => {
  test.use({ viewport: wide });

  /** Opens a page with its clock paused, then scrolls the carousel into view, so that its timer starts paused. */
  async function openStopped(page: Page, path: string, heading: string) {
    await page.clock.install();
    await page.goto(path);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    return showCarousel(page, heading);
  }

  /** Advances the clock by several autoplay delays and expects that the track has not moved. */
  async function expectStill(page: Page, track: Locator) {
    const before = await titlesInView(track);
    await page.clock.runFor(30_000);
    await expectRest(track);
    expect(await titlesInView(track)).toEqual(before);
  }

  /**
   * Advances the clock in steps until the track moves. The move may be noticed one step late, so two steps are shorter
   * than the half second that the tests leave before the next move.
   */
  async function waitForMove(page: Page, track: Locator) {
    const before = await titlesInView(track);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(200);
          return titlesInView(track);
        },
        { intervals: [50] },
      )
      .not.toEqual(before);
    await expectRest(track);
  }

  for (const [name, path, heading, delay, stages] of [
    ['cards by one every five seconds', '/', technologies, 5000, all.map((_, at) => all.slice(at, at + 4))],
    ['a team by one every three seconds, round and round', '/page/ekibimiz', team, 3000, rounds],
  ] as const) {
    test(`moves ${name}`, async ({ page }) => {
      const { track } = await openStopped(page, path, heading);
      await expectTitles(track).toEqual(stages[0]);
      await waitForMove(page, track);
      expect(await titlesInView(track)).toEqual(stages[1]);
      for (const stage of [2, 3, 4]) {
        await page.clock.runFor(delay - 500);
        await expectRest(track);
        expect(await titlesInView(track)).toEqual(stages[stage - 1]);
        await page.clock.runFor(520);
        await expectTitles(track).toEqual(stages[stage]);
        await expectRest(track);
      }
    });
  }

  for (const [name, interact, at] of [
    ['a press on the strip', ({ track }: Carousel) => track.dispatchEvent('pointerdown'), 0],
    ['a sideways wheel', ({ track }: Carousel) => track.dispatchEvent('wheel', { deltaX: 40 }), 0],
    ['an arrow key on the strip', ({ track }: Carousel) => track.press('ArrowRight'), 1],
    ['an arrow button', ({ next }: Carousel) => next.click(), 1],
  ] as const) {
    test(`stops on ${name}, and restarts with the play button`, async ({ page }) => {
      const carousel = await openStopped(page, '/', technologies);
      const { track, play } = carousel;
      await interact(carousel);
      await track.blur();
      await expect(play).toBeVisible();
      await expectTitles(track).toEqual(all.slice(at, at + 4));
      await expectStill(page, track);
      await play.click();
      await waitForMove(page, track);
    });
  }

  test('pauses and restarts with its button', async ({ page }) => {
    const { track, pause, play } = await openStopped(page, '/', technologies);
    await pause.click();
    await expectStill(page, track);
    await play.click();
    await waitForMove(page, track);
  });

  test('waits while a slide is hovered or focused', async ({ page }) => {
    const { track, pause } = await openStopped(page, '/', technologies);
    await track.hover();
    await expectStill(page, track);
    await page.mouse.move(1, 1);
    await track.getByRole('link').first().focus();
    await expectStill(page, track);
    await pause.focus();
    await waitForMove(page, track);
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('never moves by itself and has no pause button', async ({ page }) => {
      const { track, pause, next } = await openStopped(page, '/', technologies);
      await expect(pause).toBeHidden();
      await expectStill(page, track);
      await next.click();
      await expectTitles(track).toEqual(all.slice(1, 5));
    });
  });
});
