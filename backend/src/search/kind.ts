import { ownPageAt } from '../../../lib/routes/page-address';
import type { PageKind } from '../../../lib/routes/page-kinds';
import { categories as lists } from '../../../lib/routes/site-routes';
import type { WirePage } from '../wire/page';

/** The kind of a page by its address and its categories; undefined if they do not decide it. */
export function kindOf({ link, categories }: Pick<WirePage, 'link' | 'categories'>): PageKind | undefined {
  return ownPageAt(link)?.kind ?? lists.find(({ key }) => categories.includes(key))?.kind;
}
