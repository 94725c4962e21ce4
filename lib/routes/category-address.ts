import { type CarouselName, carousels, categoryRoot, ownPages } from './site-routes';

/** What a list of pages has to do with addresses. */
export interface CategoryRoute {
  /** The parameter of `GetCategoryPages`, and its name in cache tags. */
  key: string;
  /** For a list with a page of its own, at `/reference/LINK`. */
  link?: string | null;
  /** For the list of a carousel. */
  carousel?: CarouselName | null;
}

export const pathOfCategory = (link: string): string => categoryRoot + link;

/**
 * The bare path of a page of a category's list. Not a query: the caches in front of the site keep a page by its path.
 *
 * @param number from 1
 */
export const pathOfListPage = (link: string, number: number): string =>
  number === 1 ? pathOfCategory(link) : `${pathOfCategory(link)}/${number}`;

/** The number in the address of a further page of a list, of five digits at most; undefined for anything else. */
export function listPageNumber(segment: string): number | undefined {
  return /^(?:[2-9]|[1-9]\d{1,4})$/.test(segment) ? Number(segment) : undefined;
}

/** The paths of all categories' pages. */
export const categoryPaths = (categories: readonly CategoryRoute[]): string[] =>
  categories.flatMap(({ link }) => (link ? [pathOfCategory(link)] : []));

/** The list whose page is at a path. */
export function categoryAt<Row extends CategoryRoute>(path: string, categories: readonly Row[]): Row | undefined {
  return categories.find(({ link }) => link && pathOfCategory(link) === path);
}

/** The list of a carousel: the first that names it. */
export function listOf<Row extends CategoryRoute>(carousel: CarouselName, categories: readonly Row[]): Row | undefined {
  return categories.find((category) => category.carousel === carousel);
}

/** The bare paths at which a list is shown: its own page, or those that list it below their sections. */
export function addressesOfCategory(key: string, categories: readonly CategoryRoute[]): string[] {
  const own = categoryPaths(categories.filter((category) => category.key === key));
  const shown = carousels.filter((carousel) => listOf(carousel, categories)?.key === key);
  const listing = Object.values(ownPages).filter(({ lists }) => lists.some((name) => shown.includes(name)));
  return [...own, ...listing.map(({ path }) => path)];
}
