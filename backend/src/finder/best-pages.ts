import { fold } from '../search/fold';
import { hasWords } from '../../../lib/text/has-words';
import type { NewestPage } from './newest-pages';

/** How near a page is to what was typed: its title begins with it, a word of the title does, or it is somewhere. */
function distance({ folded }: NewestPage, query: string): number {
  if (folded.startsWith(query)) return 0;
  const [title = ''] = folded.split('\n', 1);
  return title.includes(` ${query}`) ? 1 : title.includes(query) ? 2 : 3;
}

/**
 * The pages that have every typed word in title, key or address, the nearest first.
 *
 * @param query as it was typed
 */
export function bestPages(pages: readonly NewestPage[], query: string, limit: number): NewestPage[] {
  const folded = fold(query.trim());
  if (!folded) return [];
  return pages
    .filter((page) => hasWords(page.folded, folded))
    .map((page) => ({ page, at: distance(page, folded) }))
    .sort((a, b) => a.at - b.at)
    .slice(0, limit)
    .map(({ page }) => page);
}
