import type { MenuEntry } from './menu-entries';

/** In pixels at 992 px, the narrowest window with a bar: the space beside the logo, and the width of one language. */
const room = { all: 755, language: 48, mostLanguages: 3 };

/** In pixels at 992 px: a letter, the space around an item, and the button that opens its panel. */
const widths = { letter: 7.2, item: 14, button: 24 };

const longestWord = (title: string) => Math.max(0, ...title.split(/\s+/).map((word) => word.length));

/**
 * Whether the items of the menu fit into the narrowest bar, with their titles broken into lines if necessary. An
 * estimate, since the server does no layout.
 *
 * @param languages how many the switcher shows
 */
export function fitsBar(entries: readonly MenuEntry[], languages: number): boolean {
  const needed = entries.reduce((sum, { title, items, columns }) => {
    const button = items || columns ? widths.button : 0;
    return sum + longestWord(title) * widths.letter + widths.item + button;
  }, 0);
  return needed <= room.all - room.language * Math.min(languages, room.mostLanguages);
}
