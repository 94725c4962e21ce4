import { categories, categoryRoot, ownPages } from './site-routes';

type CategoryRow = (typeof categories)[number];

/** A list that has a page of its own. */
export type LinkedCategory = Extract<CategoryRow, { link: string }>;

const isLinked = (row: CategoryRow): row is LinkedCategory => 'link' in row;

export const linkedCategories: readonly LinkedCategory[] = categories.filter(isLinked);

export const pathOfCategory = (link: string): string => categoryRoot + link;

/** The paths of all categories' pages. */
export const categoryPaths: readonly string[] = linkedCategories.map(({ link }) => pathOfCategory(link));

/** The list whose page is at a path. */
export function categoryAt(path: string): LinkedCategory | undefined {
  return linkedCategories.find(({ link }) => pathOfCategory(link) === path);
}

/** The bare paths at which a list is shown: its own page, or those that list it below their sections. */
export function addressesOfCategory(category: string): string[] {
  const own = linkedCategories.filter(({ key }) => key === category).map(({ link }) => pathOfCategory(link));
  const listing = Object.values(ownPages).filter(({ lists }) => lists.some((key) => key === category));
  return [...own, ...listing.map(({ path }) => path)];
}
