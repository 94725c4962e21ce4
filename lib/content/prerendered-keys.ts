import { pathOfPage } from '../routes/page-address';
import { genericRoot } from '../routes/site-routes';
import { linksOf } from './derive-page-keys';
import type { MenuItem, PageKey } from './types';

/** Newest first; pages without a time last. */
const byTime = (a: PageKey, b: PageKey) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);

interface Prerendered {
  chosen: PageKey[];
  /** How many pages there are below `/page/`. */
  count: number;
}

/**
 * The pages below `/page/` that a build makes: those that the menu leads to, then those that were changed last. The
 * others are made when they are first asked for.
 *
 * @param limit how many pages at most
 */
export function prerenderedKeys(keys: readonly PageKey[], menu: readonly MenuItem[], limit: number): Prerendered {
  const generic = keys.filter(({ link }) => link.startsWith(genericRoot)).sort(byTime);
  const inMenu = new Set(linksOf(menu));
  const isInMenu = ({ link, pageKey }: PageKey) => inMenu.has(link) || inMenu.has(pathOfPage(pageKey));
  const inOrder = [...generic.filter(isInMenu), ...generic.filter((key) => !isInMenu(key))];
  return { chosen: inOrder.slice(0, limit), count: generic.length };
}
