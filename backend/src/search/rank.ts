import type { PageKind } from '../../../lib/routes/page-kinds';
import type { PageText } from './page-text';

/** An entry of the index that was found. */
export interface Hit {
  page: PageText;
  /** Whether it was found by a text in the language that was searched. */
  isOwn: boolean;
  /** The terms of each word of the title it was found under: the page's own, or what another place calls it. */
  name: Name;
  score: number;
  /** The terms of the index that were found. */
  terms: readonly string[];
}

export type Name = readonly (readonly string[])[];

/** A page that was found. */
export interface Found {
  page: PageText;
  isOwn: boolean;
  score: number;
  terms: ReadonlySet<string>;
}

/** How much more a title counts that says nothing but what was asked for. */
const NAME_WEIGHT = 5;

/** A list leads to all that is on it; the home page speaks of everything, and is about none of it. */
const kindWeights: Partial<Record<PageKind, number>> = { category: 1.5, news: 0.8, home: 0.5 };

/** The share of a title's words that were asked for: "metro" is more of "Metro Projeleri" than of a longer title. */
function askedShare(name: Name, terms: ReadonlySet<string>): number {
  const asked = name.filter((word) => word.some((term) => terms.has(term)));
  return name.length > 0 ? asked.length / name.length : 0;
}

/** @param parts what was found of one page for each part of the query */
function foundOf(page: PageText, parts: readonly (readonly Hit[])[]): Found {
  const hits = parts.flat();
  const terms = new Set(hits.flatMap((hit) => hit.terms));
  const share = Math.max(...hits.map(({ name }) => askedShare(name, terms)));
  const score = parts.reduce((sum, part) => sum + Math.max(...part.map((hit) => hit.score)), 0);
  const weight = parts.length ** 2 * (1 + NAME_WEIGHT * share ** 2) * ((page.kind && kindWeights[page.kind]) ?? 1);
  return { page, isOwn: parts.every((part) => part.some(({ isOwn }) => isOwn)), score: score * weight, terms };
}

/** Best first; what was found in the language that was searched stands in front of the rest. */
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
 * Pages by what they have of a query, best first. More parts count for much more.
 *
 * @param parts what was found for each part
 * @param isWhole whether a page needs all parts
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
