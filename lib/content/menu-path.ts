import type { MenuItem } from '.';
import { isSamePage, linkedPage } from './same-page';

const below = ({ dropdown, megamenu }: MenuItem): MenuItem[] => [
  ...dropdown,
  ...megamenu.flatMap((column) => column.dropdown),
];

const pagesIn = (item: MenuItem): string[] => [linkedPage(item.link) ?? [], ...below(item).map(pagesIn)].flat();

/**
 * Every path through a menu to an address: the outermost item first, the page's own last.
 *
 * @param address the address in the active language
 */
export function menuPaths(menu: readonly MenuItem[], address: string): MenuItem[][] {
  return menu.flatMap((item) => {
    const deeper = menuPaths(below(item), address).map((path) => [item, ...path]);
    return isSamePage(item.link, address) ? [[item], ...deeper] : deeper;
  });
}

/** The share of a branch's links that are pages of the same kind, from 0 to 1. */
function shareOf(kin: readonly (string | undefined)[], root: MenuItem): number {
  const pages = new Set(pagesIn(root));
  return [...pages].filter((page) => kin.includes(page)).length / pages.size;
}

/**
 * The branch of the menu that a page belongs to: the items above it, outermost first, ending with its own. When a menu
 * has a page several times: the branch with pages of the same kind, then the item of the bar that is the page itself,
 * then the deepest place.
 *
 * @param address the address in the active language
 * @param kin the addresses of pages of the same kind, such as those of its category
 * @returns an empty list when the menu does not have the page
 */
export function menuPath(menu: readonly MenuItem[], address: string, kin: readonly string[] = []): MenuItem[] {
  const kinPages = kin.map(linkedPage);
  const ranked = menuPaths(menu, address).map((path) => {
    const root = path[0] as MenuItem;
    return { path, share: shareOf(kinPages, root), isOfBar: Number(isSamePage(root.link, address)) };
  });
  ranked.sort((a, b) => b.share - a.share || b.isOfBar - a.isOfBar || b.path.length - a.path.length);
  return ranked[0]?.path ?? [];
}
