import type { Page } from '@/lib/content';
import type { Image } from '@/lib/sections/define-section';

interface Card {
  image?: Image;
  color?: string;
}

/** CONTRACT.md, Categories: a card's picture and colour are those of its page's title. */
export function cardOf(page: Page): Card {
  const title = page.sections.find((section) => section.type === 'pageTitle');
  return { image: title?.backgroundImage, color: title?.pageHeaderColor };
}
