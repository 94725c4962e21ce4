import type { MenuEntry } from './menu-entries';

/** In pixels at 992 px, the narrowest window with a bar: beside the logo, and what each language takes of it. */
const room = { all: 755, language: 48, mostLanguages: 3 };

/** In pixels at 992 px: a letter, the space around an item, and the button that opens its panel. */
const widths = { letter: 7.2, item: 14, button: 24 };

const longestWord = (title: string) => Math.max(0, ...title.split(/\s+/).map((word) => word.length));

/**
 * Whether the items of the menu stand side by side in the narrowest bar, their titles broken into lines where they
 * have to be. An estimate, since the server lays out nothing.
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
