import { expect, type Locator, type Page } from '@playwright/test';

import { carouselOf, slidesInView, titlesInView } from './slides';
import { seedPages } from './seed';

export const technologies = 'Teknoloji ve Uygulamalar';
export const references = 'Referanslar';
export const team = 'Yönetim ve teknik kadro';
export const people = [
  'Nazlı Kemerkaya',
  'Dr. Orhan Tezcan',
  'Murat Dağlı',
  'Hatice Ersöz',
  'Selin Akbulut',
  'Elif Yörükoğlu',
];

/** The names in view at each step of the team carousel, which shows four people and loops. */
export const rounds = people.map((_, at) => [0, 1, 2, 3].map((offset) => people[(at + offset) % people.length]));

export const wide = { width: 1200, height: 900 };

/** The titles in the technology carousel, in order. */
export const all = seedPages
  .filter(({ categories, isVisible }) => isVisible && (categories as string[]).includes('teknoloji_uygulama'))
  .map(({ title }) => String(title));

export type Carousel = ReturnType<typeof carouselOf>;

/** Scrolls a carousel into view and waits until its controls work. */
export async function showCarousel(page: Page, heading: string): Promise<Carousel> {
  const carousel = carouselOf(page, heading);
  await carousel.track.scrollIntoViewIfNeeded();
  await expect(carousel.next).toBeVisible();
  return carousel;
}

export async function openCarousel(page: Page, path: string, heading: string): Promise<Carousel> {
  await page.goto(path);
  return showCarousel(page, heading);
}

/** Waits until the track no longer moves. */
export async function expectRest(track: Locator) {
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

export const expectTitles = (track: Locator) => expect.poll(() => titlesInView(track));
