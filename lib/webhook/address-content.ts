import { currentCategories } from '../categories/current-categories';
import { categoryAt, listOf } from '../routes/category-address';
import { keyInPath, ownPageAt } from '../routes/page-address';

/** What an address shows: a page, lists of pages, or both. */
export interface AddressContent {
  pageKey?: string;
  categories: readonly string[];
}

/**
 * What a bare path shows. An unknown path shows nothing, so any answer counts as new.
 *
 * @throws {URIError} if it is wrongly encoded
 */
export function contentAt(path: string): AddressContent {
  const pageKey = keyInPath(path);
  if (pageKey !== undefined) {
    const lists = (ownPageAt(path)?.lists ?? []).flatMap((name) => listOf(name, currentCategories()) ?? []);
    return { pageKey: decodeURIComponent(pageKey), categories: lists.map(({ key }) => key) };
  }
  const category = categoryAt(path, currentCategories());
  return { categories: category ? [category.key] : [] };
}

/** The cache tags that an address depends on, except those of the header and footer. */
export function tagsOf({ pageKey, categories }: AddressContent): string[] {
  return [...(pageKey ? [`page:${pageKey}`] : []), ...categories.map((category) => `category:${category}`)];
}
