import type { Page } from '@/lib/content';
import type { Image } from '@/lib/sections/define-section';

interface Card {
  image?: Image;
  color?: string;
}

/** A card's picture and colour are those of its page's title section (docs/contract.md#categories). */
export function cardOf(page: Page): Card {
  const title = page.sections.find((section) => section.type === 'pageTitle');
  return { image: title?.backgroundImage, color: title?.pageHeaderColor };
}

/** The displayed width of a card's picture in a carousel. */
export const cardSizes = '(min-width: 1200px) 25vw, (min-width: 768px) 33vw, 100vw';

/** From the height of the box on the smallest screen to three pixels per CSS pixel on a phone of 400 px. */
export const cardRange = { from: 480, to: 1200 };
