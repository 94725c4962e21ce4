import { expect, test, type Locator, type Page } from '@playwright/test';

import { boxes } from './support/boxes';
import { carouselOf, slidesInView, titlesInView } from './support/slides';
import { seedPages } from './support/seed';

const technologies = 'Teknoloji ve Uygulamalar';
const references = 'Referanslar';
const team = 'Yönetim ve teknik kadro';
const people = [
  'Nazlı Kemerkaya',
  'Dr. Orhan Tezcan',
  'Murat Dağlı',
  'Hatice Ersöz',
  'Selin Akbulut',
  'Elif Yörükoğlu',
];

/** The names in view at each step of the team carousel, which shows four people and loops. */
const rounds = people.map((_, at) => [0, 1, 2, 3].map((offset) => people[(at + offset) % people.length]));

const wide = { width: 1200, height: 900 };

/** The titles in the technology carousel, in order. */
const all = seedPages
  .filter(({ categories, isVisible }) => isVisible && (categories as string[]).includes('teknoloji_uygulama'))
  .map(({ title }) => String(title));

type Carousel = ReturnType<typeof carouselOf>;

/** Scrolls a carousel into view and waits until its controls work. */
async function showCarousel(page: Page, heading: string): Promise<Carousel> {
  const carousel = carouselOf(page, heading);
  await carousel.track.scrollIntoViewIfNeeded();
  await expect(carousel.next).toBeVisible();
  return carousel;
}

async function openCarousel(page: Page, path: string, heading: string): Promise<Carousel> {
  await page.goto(path);
  return showCarousel(page, heading);
}

/** Waits until the track no longer moves. */
async function expectRest(track: Locator) {
  let last: string | undefined;
  await expect
    .poll(async () => {
      const now = JSON.stringify(await slidesInView(track));
      const isAtRest = now === last;
      last = now;
      return isAtRest;
    })
    .toBe(true);
}

const expectTitles = (track: Locator) => expect.poll(() => titlesInView(track));

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
        const box = await track.boundingBox();
        const step = (slides[1]?.x ?? 0) - (slides[0]?.x ?? 0);
        const space = count > 1 ? step - (slides[0]?.width ?? 0) : 0;
        expect.soft(count * (slides[0]?.width ?? 0) + (count - 1) * space, at).toBeCloseTo(box?.width ?? 0, 0);
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

  test('a right and a left arrow key in immediate succession return to the first slide', async ({ page }) => {
    const { track } = await openCarousel(page, '/page/ekibimiz', team);
    await track.evaluate((list) => {
      for (const key of ['ArrowRight', 'ArrowLeft']) list.dispatchEvent(new KeyboardEvent('keydown', { key }));
    });
    await expectTitles(track).toEqual(rounds[0]);
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
        const [track] = await boxes(region.getByRole('list'));
        // The buttons align with the cards, so that a missing pause button leaves no gap.
        expect(Math.abs((next?.right ?? 0) - (track?.right ?? 0))).toBeLessThanOrEqual(1);
        const group = region.getByRole('button', { name: 'Sonraki' }).locator('..');
        const [frame] = await boxes(group);
        const shown = await boxes(group.getByRole('button'));
        expect(Math.abs((shown[0]?.left ?? 0) - (frame?.left ?? 0))).toBeLessThanOrEqual(1);
      }
      expect(places[0]).toEqual(places[1]);
    });
  }
});

test.describe('smooth scrolling', () => {
  test.use({ viewport: wide });

  test('clicks in quick succession all count', async ({ page }) => {
    const { track, next, previous } = await openCarousel(page, '/', technologies);
    await next.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
    await expectTitles(track).toEqual(all.slice(3, 7));
    await previous.evaluate((button: HTMLElement) => [1, 2].forEach(() => button.click()));
    await expectTitles(track).toEqual(all.slice(1, 5));
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
