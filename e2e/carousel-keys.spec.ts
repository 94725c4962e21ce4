import { expect, type Locator, test } from '@playwright/test';

import { boxes } from './support/boxes';
import { viewOf } from './support/slides';
import {
  all,
  expectRest,
  expectTitles,
  openCarousel,
  people,
  rounds,
  team,
  technologies,
  wide,
} from './support/carousel-page';

/** The second key comes before the strip has moved, and before its scroll event. */
const pressBoth = (track: Locator) =>
  track.evaluate((list) => {
    for (const key of ['ArrowRight', 'ArrowLeft']) list.dispatchEvent(new KeyboardEvent('keydown', { key }));
  });

test.describe('arrows and keys', () => {
  test.use({ viewport: wide, reducedMotion: 'reduce' });

  test('the arrow buttons move through all slides and are disabled at either end', async ({ page }) => {
    const { track, previous, next } = await openCarousel(page, '/', technologies);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let at = 1; at <= all.length - 4; at += 1) {
      await next.press('Enter');
      await expectTitles(track).toEqual(all.slice(at, at + 4));
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await previous.press('Enter');
    await expectTitles(track).toEqual(all.slice(-5, -1));
  });

  test('the team carousel loops in both directions', async ({ page }) => {
    const { track, previous, next } = await openCarousel(page, '/page/ekibimiz', team);
    await previous.click();
    await expectTitles(track).toEqual([people.at(-1), ...people.slice(0, 3)]);
    for (const stage of [rounds[0], rounds[1]]) {
      await next.click();
      await expectTitles(track).toEqual(stage);
    }
  });

  for (const [name, path, heading, stages] of [
    ['cards', '/', technologies, [all.slice(1, 5), all.slice(0, 4), all.slice(0, 4)]],
    ['a team, round and round,', '/page/ekibimiz', team, [rounds[1], rounds[0], rounds.at(-1)]],
  ] as const) {
    test(`the arrow keys move ${name} by one slide`, async ({ page }) => {
      const { track } = await openCarousel(page, path, heading);
      await track.focus();
      for (const [index, key] of ['ArrowRight', 'ArrowLeft', 'ArrowLeft'].entries()) {
        await page.keyboard.press(key);
        await expectTitles(track).toEqual(stages[index]);
      }
    });
  }

  for (const [name, path, heading, start] of [
    ['cards', '/', technologies, all.slice(0, 4)],
    ['a team', '/page/ekibimiz', team, rounds[0]],
  ] as const) {
    test(`a right and a left arrow key in immediate succession return to the first slide of ${name}`, async ({
      page,
    }) => {
      const { track } = await openCarousel(page, path, heading);
      await pressBoth(track);
      await expectTitles(track).toEqual(start);
    });
  }

  test('an arrow key is not undone by a change of width that comes before the strip has moved', async ({ page }) => {
    const { track } = await openCarousel(page, '/page/ekibimiz', team);
    await track.evaluate((list) => {
      list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      list.parentElement?.style.setProperty('inline-size', `${list.clientWidth - 1}px`);
    });
    await expectRest(track);
    await expectTitles(track).toEqual(rounds[1]);
  });

  test('slides out of view cannot be focused', async ({ page }) => {
    const { track, next } = await openCarousel(page, '/', technologies);
    const reachable = () =>
      track.evaluate((list) =>
        [...list.children]
          .filter((slide) => !(slide as HTMLElement).inert)
          .map((slide) => slide.querySelector('h3')?.textContent),
      );
    await expect.poll(reachable).toEqual(all.slice(0, 4));
    await track.getByRole('link', { name: all[3] }).focus();
    await page.keyboard.press('Tab');
    expect(await track.evaluate((list) => list.contains(document.activeElement))).toBe(false);
    await next.click();
    await expect.poll(reachable).toEqual(all.slice(1, 5));
  });

  for (const [path, heading, names] of [
    ['/', technologies, ['Önceki', 'Sonraki']],
    ['/en', 'Technology and Applications', ['Previous', 'Next']],
  ] as const) {
    test(`the controls on ${path} are in the page’s language`, async ({ page }) => {
      await page.goto(path);
      const region = page.getByRole('region', { name: heading });
      await region.scrollIntoViewIfNeeded();
      for (const name of names) await expect(region.getByRole('button', { name })).toBeVisible();
    });
  }
});

test.describe('with motion', () => {
  test.use({ viewport: wide, reducedMotion: 'no-preference' });

  test('a left arrow key brings cards back that have only begun to move', async ({ page }) => {
    const { track } = await openCarousel(page, '/', technologies);
    await pressBoth(track);
    await expectRest(track);
    await expectTitles(track).toEqual(all.slice(0, 4));
  });
});

test.describe('the arrows of a carousel', () => {
  for (const width of [390, 768, 1440]) {
    test(`are in the same place at ${width} px with and without reduced motion`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const places: unknown[] = [];
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        await page.goto('/');
        const region = page.getByRole('region', { name: 'Teknoloji ve Uygulamalar' });
        await region.scrollIntoViewIfNeeded();
        await expect(region.getByRole('button', { name: 'Sonraki' })).toBeVisible();
        places.push((await boxes(region.getByRole('button', { name: /Önceki|Sonraki/ }))).map(({ left }) => left));
        const [next] = await boxes(region.getByRole('button', { name: 'Sonraki' }));
        const view = await viewOf(region.getByRole('list'));
        // The buttons align with the cards, so that a missing pause button leaves no gap.
        expect(Math.abs((next?.right ?? 0) - view.right)).toBeLessThanOrEqual(1);
        const group = region.getByRole('button', { name: 'Sonraki' }).locator('..');
        const [frame] = await boxes(group);
        const shown = await boxes(group.getByRole('button'));
        expect(Math.abs((shown[0]?.left ?? 0) - (frame?.left ?? 0))).toBeLessThanOrEqual(1);
      }
      expect(places[0]).toEqual(places[1]);
    });
  }
});
