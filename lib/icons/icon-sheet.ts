import 'server-only';

import { createHash } from 'node:crypto';

import type { MenuItem } from '@/lib/content';

import { lucideIcon } from './lucide';

/** Where the icons of the menu are: one file that every page shares, instead of every icon in every page twice. */
const address = '/menu-icons.svg';

function named(menu: readonly MenuItem[]): string[] {
  return menu.flatMap(({ icon, dropdown, megamenu }) => [
    ...(icon ? [icon] : []),
    ...named(dropdown),
    ...megamenu.flatMap((column) => named(column.dropdown)),
  ]);
}

/** The icons a menu uses, each once, in a stable order; names nobody draws are left out. */
export function menuIcons(menu: readonly MenuItem[]): string[] {
  return [...new Set(named(menu))].filter(lucideIcon).sort();
}

/** The name of a menu's set of icons, which changes with the set. */
export function menuVersion(menu: readonly MenuItem[]): string {
  return createHash('sha256').update(menuIcons(menu).join()).digest('hex').slice(0, 8);
}

/** The address of the file with a menu's icons, each a symbol of its name. */
export function iconSheetAddress(menu: readonly MenuItem[]): string {
  return `${address}?v=${menuVersion(menu)}`;
}

/**
 * The icons that a page asks for, by the version it names. Each language may have icons of its own.
 *
 * @param menus of all languages
 * @param version as the address has it
 * @returns them, and whether they are for good; of an unknown version all there are, and not for good
 */
export function iconsOfVersion(menus: readonly (readonly MenuItem[])[], version: string | null) {
  const current = menus.find((menu) => menuVersion(menu) === version);
  return { icons: menuIcons(current ?? menus.flat()), isCurrent: current !== undefined };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The file itself: a symbol an icon. Line and colour come from where it is used. */
export function iconSheet(icons: readonly string[]): string {
  const symbols = icons.map((icon) => {
    const shapes = (lucideIcon(icon) ?? []).map(([tag, attributes]) => {
      const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
      return `<${tag}${text.join('')}/>`;
    });
    return `<symbol id="${escape(icon)}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
