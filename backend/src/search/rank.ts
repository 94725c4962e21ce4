import type { PageKind } from '../../../lib/routes/page-kinds';
import type { PageText } from './page-text';

/** A found entry of the index. */
export interface Hit {
  page: PageText;
  /** Whether it was found by a text in the searched language. */
  isOwn: boolean;
  /** The names it was found under: the page's own title, what visitors call it, or another place's name for it. */
  names: readonly Name[];
  score: number;
  /** The matching terms of the index. */
  terms: readonly string[];
  /** Whether it was found by a synonym. */
  isSynonym: boolean;
}

/** The terms of each word of a name. */
export type Name = readonly (readonly string[])[];

/** A found page. */
export interface Found {
  page: PageText;
  isOwn: boolean;
  score: number;
  terms: ReadonlySet<string>;
  /** Whether it has all words that it must have. */
  isWhole: boolean;
  /** Whether one of its names has searched words only, or ends with the last one, which says what it is about. */
  isNamed: boolean;
}

/** The extra weight of a title that has only the searched words. */
const NAME_WEIGHT = 5;

/** Lower weights: a list links to everything on it, and the home page mentions everything. */
const kindWeights: Partial<Record<PageKind, number>> = { category: 1.5, news: 0.8, home: 0.5 };

/** The share of a name's words that match: "bridge" is more of "Bridge projects" than of a longer name. */
function matchedShare(name: Name, terms: ReadonlySet<string>): number {
  let matched = 0;
  for (const word of name) if (word.some((term) => terms.has(term))) matched += 1;
  return name.length > 0 ? matched / name.length : 0;
}

/** The matches of a part of the query, and whether a page may lack it. */
export interface Part {
  hits: readonly Hit[];
  isOptional: boolean;
}

/** The word that a phrase is about is its last one, in Turkish and mostly in English. */
const endsWith = (name: Name, hits: readonly Hit[]) =>
  name.at(-1)?.some((term) => hits.some(({ terms, isSynonym }) => !isSynonym && terms.includes(term))) ?? false;

const highest = (sum: number, { score }: Hit) => Math.max(sum, score);

/** How much of its best name a page was found by: the share of its words, and whether its last one is meant. */
function namedBy(found: readonly (readonly Hit[])[], last: readonly Hit[], terms: ReadonlySet<string>) {
  let [share, isNamed] = [0, false];
  for (const hits of found) {
    for (const { names } of hits) {
      for (const name of names) {
        share = Math.max(share, matchedShare(name, terms));
        isNamed ||= share === 1 || endsWith(name, last);
      }
    }
  }
  return { share, isNamed };
}

/** @param found the matches of one page for each part of the query; none for a part that it does not have */
function foundOf(page: PageText, found: readonly (readonly Hit[])[], parts: readonly Part[]): Found {
  const terms = new Set<string>();
  for (const hits of found) for (const hit of hits) for (const term of hit.terms) terms.add(term);
  const needed = found.filter((_, index) => !parts[index]?.isOptional);
  const had = needed.filter((hits) => hits.length > 0);
  const { share, isNamed } = namedBy(found, needed.at(-1) ?? [], terms);
  const score = found.reduce((sum, hits) => sum + hits.reduce(highest, 0), 0);
  const weight = had.length ** 2 * (1 + NAME_WEIGHT * share ** 2) * ((page.kind && kindWeights[page.kind]) ?? 1);
  return {
    ...{ page, terms, isNamed, score: score * weight },
    isOwn: had.every((hits) => hits.some(({ isOwn }) => isOwn)),
    isWhole: had.length === needed.length,
  };
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
 * @param isWholeOnly whether a page must match all parts that are not optional, or else one of them
 */
export function ranked(parts: readonly Part[], isWholeOnly: boolean): Found[] {
  const all = parts.map(({ hits, isOptional }) => ({ pages: byPage(hits), isOptional }));
  const needed = all.filter(({ isOptional }) => !isOptional).map(({ pages }) => pages);
  const pages = isWholeOnly
    ? [...(needed[0]?.keys() ?? [])].filter((page) => needed.every((found) => found.has(page)))
    : new Set(needed.flatMap((found) => [...found.keys()]));
  const hitsOf = (page: PageText) => all.map((part) => part.pages.get(page) ?? []);
  return Array.from(pages, (page) => foundOf(page, hitsOf(page), parts)).sort(byRank);
}
