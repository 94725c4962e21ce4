import { addressesOfCategory, type CategoryRoute } from '../../../../lib/routes/category-address';
import type { DraftPage } from './read-page';

type Seen = Pick<DraftPage, 'link' | 'categories'> | null;

/**
 * The bare addresses where a change of a public page shows, apart from the sitemap, the feed and the search: its own,
 * its old one, those of its lists, and the pages with the carousels.
 *
 * @param lists those that pages can be in
 */
export function shownAddresses(before: Seen, after: Seen, lists: readonly CategoryRoute[]): string[] {
  const states = [after, before].filter((state) => state !== null);
  const own = states.map(({ link }) => link);
  const keys = states.flatMap(({ categories }) => categories ?? []);
  return [...new Set([...own, ...keys.flatMap((key) => addressesOfCategory(key, lists))])];
}
