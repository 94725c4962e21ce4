import 'server-only';

import { createHash } from 'node:crypto';

import type { ApplicationModel, MenuItem } from '@/lib/content';

import brandPaths from './brand-paths.json';
import { lucideIcon } from './lucide';

/** The address of the icons of the frame: one file for all pages, instead of every icon twice in every page. */
const address = '/menu-icons.svg';

/** The id of a brand's symbol in the sheet. */
export const brandId = (name: string) => `brand-${name}`;

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

/** What the icons of a page's frame depend on. */
export type IconUsers = Pick<ApplicationModel, 'menu' | 'socialAccounts'>;

/** The drawings of brands by their ids in the sheet: Lucide has an `x` too, which is none. */
const brands = new Map(Object.entries(brandPaths).map(([name, path]) => [brandId(name), path]));

/** The ids of the icons of the menu, and of the brands among the accounts in the footer. */
export function frameIcons({ menu, socialAccounts }: IconUsers): string[] {
  const ofAccounts = socialAccounts.map(({ icon }) => brandId(icon)).filter((id) => brands.has(id));
  return [...new Set([...menuIcons(menu), ...ofAccounts])].sort();
}

/** A version of a frame's icons. It changes with the set of them, and with what they look like. */
export function sheetVersion(model: IconUsers): string {
  return createHash('sha256')
    .update(iconSheet(frameIcons(model)))
    .digest('hex')
    .slice(0, 8);
}

/** The address of the file with a frame's icons: one symbol per icon, with its name as id. */
export function iconSheetAddress(model: IconUsers): string {
  return `${address}?v=${sheetVersion(model)}`;
}

/**
 * The icons that a page requests by version. Each language may have its own.
 *
 * @param models of all languages
 * @param version as in the address
 * @returns the icons, and whether the answer may be cached forever; for an unknown version all icons, not forever
 */
export function iconsOfVersion(models: readonly IconUsers[], version: string | null) {
  const current = models.find((model) => sheetVersion(model) === version);
  if (current) return { icons: frameIcons(current), isCurrent: true };
  // An account may be in a draft that nobody but its editor sees.
  return { icons: [...menuIcons(models.flatMap(({ menu }) => menu)), ...brands.keys()], isCurrent: false };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The SVG file: one symbol per icon. Stroke and colour are set where it is used. */
export function iconSheet(icons: readonly string[]): string {
  const symbols = icons.map((icon) => {
    const path = brands.get(icon);
    const shapes = (path ? [['path', { d: path }] as const] : (lucideIcon(icon) ?? [])).map(([tag, attributes]) => {
      const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
      return `<${tag}${text.join('')}/>`;
    });
    return `<symbol id="${escape(icon)}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
