import 'server-only';

import { createHash } from 'node:crypto';

import type { MenuItem } from '@/lib/content';

import { lucideIcon } from './lucide';

/** The address of the menu's icons: one file for all pages, instead of every icon twice in every page. */
const address = '/menu-icons.svg';

function named(menu: readonly MenuItem[]): string[] {
  return menu.flatMap(({ icon, dropdown, megamenu }) => [
    ...(icon ? [icon] : []),
    ...named(dropdown),
    ...megamenu.flatMap((column) => named(column.dropdown)),
  ]);
}

/** The icons that a menu uses, each once, in a stable order; unknown names are left out. */
export function menuIcons(menu: readonly MenuItem[]): string[] {
  return [...new Set(named(menu))].filter(lucideIcon).sort();
}

/** A version of a menu's set of icons. It changes with the set. */
export function menuVersion(menu: readonly MenuItem[]): string {
  return createHash('sha256').update(menuIcons(menu).join()).digest('hex').slice(0, 8);
}

/** The address of the file with a menu's icons: one symbol per icon, with its name as id. */
export function iconSheetAddress(menu: readonly MenuItem[]): string {
  return `${address}?v=${menuVersion(menu)}`;
}

/**
 * The icons that a page requests by version. Each language may have its own.
 *
 * @param menus of all languages
 * @param version as in the address
 * @returns the icons, and whether the answer may be cached forever; for an unknown version all icons, not forever
 */
export function iconsOfVersion(menus: readonly (readonly MenuItem[])[], version: string | null) {
  const current = menus.find((menu) => menuVersion(menu) === version);
  return { icons: menuIcons(current ?? menus.flat()), isCurrent: current !== undefined };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The SVG file: one symbol per icon. Stroke and colour are set where it is used. */
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
