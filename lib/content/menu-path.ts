import type { MenuItem } from '.';

function paths(menu: readonly MenuItem[], address: string): MenuItem[][] {
  return menu.flatMap((item) => {
    const children = [...item.dropdown, ...item.megamenu.flatMap(({ dropdown }) => dropdown)];
    const below = paths(children, address).map((path) => [item, ...path]);
    return item.link === address ? [[item], ...below] : below;
  });
}

/**
 * The menu items that lead to an address, outermost first: the page's ancestors, ending with itself. Where a
 * menu names an address several times, the place nearest to its top counts.
 *
 * @param address the address in the active language
 */
export function menuPath(menu: readonly MenuItem[], address: string): MenuItem[] {
  return paths(menu, address).reduce(
    (best, path) => (best.length === 0 || path.length < best.length ? path : best),
    [],
  );
}
