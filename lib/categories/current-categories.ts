import { processWide } from '../process-wide.mjs';
import { categoryPaths, type CategoryRoute } from '../routes/category-address';

interface Kept {
  categories: readonly CategoryRoute[];
  /** Bare paths of pages that categories have had since the server started. */
  paths: Set<string>;
  isKnown: boolean;
}

const kept = processWide<Kept>('categories', () => ({ categories: [], paths: new Set(), isKnown: false }));

/**
 * The lists that the backend has last named, for what cannot wait for its answer. Pages use those of their application
 * model.
 */
export const currentCategories = (): readonly CategoryRoute[] => kept.categories;

/** The addresses of categories, former ones too: their cached copies have to be made anew. */
export const knownCategoryPaths = (): readonly string[] => [...kept.paths];

export const areCategoriesKnown = (): boolean => kept.isKnown;

export function setCategories(categories: readonly CategoryRoute[]): void {
  kept.categories = categories;
  kept.isKnown = true;
  for (const path of categoryPaths(categories)) kept.paths.add(path);
}
