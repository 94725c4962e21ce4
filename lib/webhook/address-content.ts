import type { Category } from '../content';
import { carouselCategories } from '../content/carousel-categories';
import { referenceCategories } from '../references/categories';

/** What an address shows: a page, lists of pages, or both. */
export interface AddressContent {
  pageKey?: string;
  categories: readonly Category[];
}

const fixed: Readonly<Record<string, AddressContent>> = {
  '/': { pageKey: 'homepage', categories: carouselCategories },
  '/about': { pageKey: 'about', categories: carouselCategories },
  '/contact': { pageKey: 'contact', categories: [] },
};

/** The bare path at which a page stands. */
export function pathOfPage(pageKey: string): string {
  const [path] = Object.entries(fixed).find(([, content]) => content.pageKey === pageKey) ?? [];
  return path ?? `/page/${encodeURIComponent(pageKey)}`;
}

/** The bare paths at which a category's pages are listed. */
export function pathsOfCategory(category: string): string[] {
  const reference = referenceCategories.find(({ key }) => key === category);
  if (reference) return [`/reference/${reference.link}`];
  return (carouselCategories as readonly string[]).includes(category) ? ['/', '/about'] : [];
}

/**
 * What a bare path shows. An unknown path shows nothing, so any answer counts as new.
 *
 * @throws {URIError} if it is wrongly encoded
 */
export function contentAt(path: string): AddressContent {
  const known = fixed[path];
  if (known) return known;
  const [, kind, segment = '', ...rest] = path.split('/');
  if (rest.length > 0) return { categories: [] };
  if (kind === 'page' && segment) return { pageKey: decodeURIComponent(segment), categories: [] };
  const category = kind === 'reference' && referenceCategories.find(({ link }) => link === segment);
  return { categories: category ? [category.key] : [] };
}

/** The cache tags that an address depends on, except those of the header and footer. */
export function tagsOf({ pageKey, categories }: AddressContent): string[] {
  return [...(pageKey ? [`page:${pageKey}`] : []), ...categories.map((category) => `category:${category}`)];
}
