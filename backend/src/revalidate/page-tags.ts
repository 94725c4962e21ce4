/** What the public can see of a page, as far as cached answers depend on it. */
export interface PublicPage {
  pageKey: string;
  categories: readonly string[];
  updatedAt: string;
}

/**
 * The cache tags that a change of a page makes stale (CONTRACT.md, Calls).
 *
 * @param before what was public, or null when nothing was
 * @param after what is public now, or null
 */
export function pageTags(before: PublicPage | null, after: PublicPage | null): string[] {
  // A saved draft leaves the published version, its time included, as it was.
  const isUnchanged = before?.updatedAt === after?.updatedAt && before?.pageKey === after?.pageKey;
  if (isUnchanged) return [];
  const versions = [before, after].filter((page) => page !== null);
  const tags = versions.flatMap(({ pageKey, categories }) => [
    `page:${pageKey}`,
    ...categories.map((category) => `category:${category}`),
  ]);
  return [...new Set([...tags, 'page-keys'])];
}
