/** The public values of a page that cached answers depend on. */
export interface PublicPage {
  pageKey: string;
  categories: readonly string[];
  updatedAt: string;
}

/** The cache tags of what shows a page's content: the page itself, and the lists that it is in. */
export const tagsOfContent = ({ pageKey, categories }: Pick<PublicPage, 'pageKey' | 'categories'>): string[] => [
  `page:${pageKey}`,
  ...categories.map((category) => `category:${category}`),
];

/**
 * The cache tags that a change of a page makes stale (docs/contract.md#webhook).
 *
 * @param before the public page before the change, or null
 * @param after the public page after the change, or null
 */
export function pageTags(before: PublicPage | null, after: PublicPage | null): string[] {
  // Saving a draft does not change the published version or its time.
  const isUnchanged = before?.updatedAt === after?.updatedAt && before?.pageKey === after?.pageKey;
  if (isUnchanged) return [];
  const versions = [before, after].filter((page) => page !== null);
  const tags = versions.flatMap(tagsOfContent);
  return [...new Set([...tags, 'page-keys'])];
}
