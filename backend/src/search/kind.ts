import { ownPageAt } from '../../../lib/routes/page-address';
import type { PageKind } from '../../../lib/routes/page-kinds';
import type { StoredCategory } from '../categories/stored';
import type { WirePage } from '../wire/page';

/** The lists that pages can be in, with the kind of their pages. */
export type ListKinds = readonly Pick<StoredCategory, 'key' | 'kind'>[];

/** The kind of a page by its address and its lists; undefined if they do not decide it. */
export function kindOf(
  { link, categories }: Pick<WirePage, 'link' | 'categories'>,
  lists: ListKinds,
): PageKind | undefined {
  return ownPageAt(link)?.kind ?? lists.find(({ key }) => categories.includes(key))?.kind ?? undefined;
}
