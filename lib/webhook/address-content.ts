import { categoryAt } from '../routes/category-address';
import { keyInPath, ownPageAt } from '../routes/page-address';
import type { Category } from '../routes/site-routes';

/** What an address shows: a page, lists of pages, or both. */
export interface AddressContent {
  pageKey?: string;
  categories: readonly Category[];
}

/**
 * What a bare path shows. An unknown path shows nothing, so any answer counts as new.
 *
 * @throws {URIError} if it is wrongly encoded
 */
export function contentAt(path: string): AddressContent {
  const pageKey = keyInPath(path);
  if (pageKey !== undefined) {
    return { pageKey: decodeURIComponent(pageKey), categories: ownPageAt(path)?.lists ?? [] };
  }
  const category = categoryAt(path);
  return { categories: category ? [category.key] : [] };
}

/** The cache tags that an address depends on, except those of the header and footer. */
export function tagsOf({ pageKey, categories }: AddressContent): string[] {
  return [...(pageKey ? [`page:${pageKey}`] : []), ...categories.map((category) => `category:${category}`)];
}
