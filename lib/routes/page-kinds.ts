/** The kinds of search results (docs/contract.md#search). Each has a name in every language. */
const pageKinds = ['home', 'service', 'project', 'news', 'category'] as const;

export type PageKind = (typeof pageKinds)[number];

export function isPageKind(value: unknown): value is PageKind {
  return pageKinds.some((kind) => kind === value);
}
