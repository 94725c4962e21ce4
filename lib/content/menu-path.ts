import type { MenuItem } from '.';

/**
 * The menu items that lead to an address, outermost first: the page's ancestors, ending with itself.
 *
 * @param address the address in the active language
 */
export function menuPath(menu: readonly MenuItem[], address: string): MenuItem[] {
  for (const item of menu) {
    const children = [...item.dropdown, ...item.megamenu.flatMap(({ dropdown }) => dropdown)];
    const below = menuPath(children, address);
    if (below.length > 0) return [item, ...below];
    if (item.link === address) return [item];
  }
  return [];
}
