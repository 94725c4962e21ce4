import { addressOfCategory } from '../categories';
import type { WirePage } from '../wire/page';

/** What a search result can be (docs/content-flow.md, Search). */
export type PageKind = 'home' | 'service' | 'project' | 'news' | 'category';

const isOfProjects = (category: string) =>
  category === 'referanslar' || addressOfCategory(category).some((address) => address.startsWith('/reference/'));

/** What a page is by its address and its categories; undefined where they do not tell. */
export function kindOf({ link, categories }: Pick<WirePage, 'link' | 'categories'>): PageKind | undefined {
  if (link === '/') return 'home';
  if (categories.includes('teknoloji_uygulama')) return 'service';
  return categories.some(isOfProjects) ? 'project' : undefined;
}
