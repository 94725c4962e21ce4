import type { Locator, Page } from '@playwright/test';

/** The carousel of a section, by the section's heading. */
export function carouselOf(page: Page, heading: string) {
  const region = page.getByRole('region', { name: heading });
  return {
    region,
    track: region.getByRole('list', { name: heading }),
    previous: region.getByRole('button', { name: 'Önceki' }),
    next: region.getByRole('button', { name: 'Sonraki' }),
    pause: region.getByRole('button', { name: 'Otomatik geçişi durdur' }),
    play: region.getByRole('button', { name: 'Otomatik geçişi başlat' }),
  };
}

export interface Slide {
  title: string;
  x: number;
  width: number;
}

/** Where a strip shows its slides: without its padding, which is room for the focus ring. */
export function viewOf(track: Locator): Promise<{ left: number; right: number }> {
  return track.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(list);
    return { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) };
  });
}

/** The slides that can be seen in full, from left to right, with their boxes relative to the view. */
export async function slidesInView(track: Locator): Promise<Slide[]> {
  return track.evaluate(
    (list, frame) =>
      [...list.children]
        .map((slide) => ({ title: slide.querySelector('h3')?.textContent ?? '', box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.left > frame.left - 1 && box.right < frame.right + 1)
        .map(({ title, box }) => ({ title, x: box.left - frame.left, width: box.width }))
        .sort((a, b) => a.x - b.x),
    await viewOf(track),
  );
}

/** The titles of the slides that can be seen, once the strip has come to rest. */
export async function titlesInView(track: Locator): Promise<string[]> {
  return (await slidesInView(track)).map(({ title }) => title);
}
