import { addressesOfCategory } from '../../../../lib/routes/category-address';
import type { DraftPage } from './read-page';

type Seen = Pick<DraftPage, 'link' | 'categories'> | null;

/**
 * The bare addresses at which a change of what the public sees of a page can be seen, apart from the sitemap, the feed
 * and the search: the page's own, its old one, those of its lists, and those of the two carousels.
 */
export function seenAt(before: Seen, after: Seen): string[] {
  const states = [after, before].filter((state) => state !== null);
  const own = states.map(({ link }) => link);
  const lists = states.flatMap(({ categories }) => (categories ?? []).flatMap(addressesOfCategory));
  return [...new Set([...own, ...lists])];
}
