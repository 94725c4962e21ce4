import type { PageKind } from '../../../lib/routes/page-kinds';
import type { PageText } from './page-text';

/** A found entry of the index. */
export interface Hit {
  page: PageText;
  /** Whether it was found by a text in the searched language. */
  isOwn: boolean;
  /** The terms of each word of the title it was found under: the page's own, or another place's name for it. */
  name: Name;
  score: number;
  /** The matching terms of the index. */
  terms: readonly string[];
}

export type Name = readonly (readonly string[])[];

/** A found page. */
export interface Found {
  page: PageText;
  isOwn: boolean;
  score: number;
  terms: ReadonlySet<string>;
}

/** The extra weight of a title that has only the searched words. */
const NAME_WEIGHT = 5;

/** Lower weights: a list links to everything on it, and the home page mentions everything. */
const kindWeights: Partial<Record<PageKind, number>> = { category: 1.5, news: 0.8, home: 0.5 };

/** The share of a title's words that match: "bridge" is more of "Bridge projects" than of a longer title. */
function matchedShare(name: Name, terms: ReadonlySet<string>): number {
  const matched = name.filter((word) => word.some((term) => terms.has(term)));
  return name.length > 0 ? matched.length / name.length : 0;
}

/** @param parts the matches of one page for each part of the query */
function foundOf(page: PageText, parts: readonly (readonly Hit[])[]): Found {
  const hits = parts.flat();
  const terms = new Set(hits.flatMap((hit) => hit.terms));
  const share = Math.max(...hits.map(({ name }) => matchedShare(name, terms)));
  const score = parts.reduce((sum, part) => sum + Math.max(...part.map((hit) => hit.score)), 0);
  const weight = parts.length ** 2 * (1 + NAME_WEIGHT * share ** 2) * ((page.kind && kindWeights[page.kind]) ?? 1);
  return { page, isOwn: parts.every((part) => part.some(({ isOwn }) => isOwn)), score: score * weight, terms };
}

/** Best first; matches in the searched language come before the others. */
export const byRank = (a: Found, b: Found) => Number(b.isOwn) - Number(a.isOwn) || b.score - a.score;

function byPage(hits: readonly Hit[]): Map<PageText, Hit[]> {
  const pages = new Map<PageText, Hit[]>();
  for (const hit of hits) {
    const known = pages.get(hit.page);
    if (known) known.push(hit);
    else pages.set(hit.page, [hit]);
  }
  return pages;
}

/**
 * Pages by their matches, best first. More matching parts count much more.
 *
 * @param parts the matches for each part
 * @param isWhole whether a page must match all parts
 */
export function ranked(parts: readonly (readonly Hit[])[], isWhole: boolean): Found[] {
  const pagesOfParts = parts.map(byPage);
  const pages = new Set(pagesOfParts.flatMap((found) => [...found.keys()]));
  return [...pages]
    .map((page) => ({ page, found: pagesOfParts.flatMap((each) => [each.get(page) ?? []]).filter((hits) => hits[0]) }))
    .filter(({ found }) => !isWhole || found.length === parts.length)
    .map(({ page, found }) => foundOf(page, found))
    .sort(byRank);
}
