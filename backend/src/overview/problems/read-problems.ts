import type { PayloadRequest } from 'payload';
import { findBroken, MAX_LINKS } from '../../editing/checks/broken-links';
import { readCheckedMedia, readSiteTitle } from '../../editing/checks/check-page';
import { isError, type PageProblem, type PageProblemCode } from '../../editing/checks/page-problem';
import { keptPerVersion } from '../../editing/pages/kept-per-version';
import { translationLanguages, type Language, type Localized } from '../../languages';
import { stateOf, type SourceState } from '../../reusable/reference-problems';
import { readNewestSources } from '../../reusable/for-editors';
import { findingsOf, problemsOf } from './page-findings';

/** The problems of one kind on a page. */
interface ProblemKind {
  code: PageProblemCode;
  isError: boolean;
  count: number;
}

export interface CheckedPage {
  pageKey: string;
  title: string;
  link: string;
  errors: number;
  warnings: number;
  kinds: ProblemKind[];
}

export interface AllProblems {
  /** The pages with problems, those with most errors first; as many as were asked for. */
  pages: CheckedPage[];
  /** How many pages have errors, and how many have only warnings. */
  withErrors: number;
  withWarnings: number;
  checked: number;
  /** How many pages the next call checks. */
  left: number;
}

interface About {
  languages: readonly Language[];
  /** A part of every page's title. */
  siteTitle?: Localized<string>;
}

const findings = keptPerVersion('overview.findings', (page, { siteTitle }: About) => findingsOf(page, siteTitle));

function kindsOf(problems: readonly PageProblem[]): ProblemKind[] {
  const kinds = new Map<PageProblemCode, ProblemKind>();
  for (const each of problems) {
    const kind = kinds.get(each.code) ?? { code: each.code, isError: isError(each), count: 0 };
    kinds.set(each.code, { ...kind, count: kind.count + 1 });
  }
  return [...kinds.values()].sort((a, b) => Number(b.isError) - Number(a.isError) || b.count - a.count);
}

/** A database accepts only so many values at once. */
async function inPieces<V, R>(values: Iterable<V>, read: (piece: V[]) => Promise<Iterable<R>>): Promise<R[]> {
  const all = [...new Set(values)];
  const results: R[] = [];
  while (all.length > 0) results.push(...(await read(all.splice(0, MAX_LINKS))));
  return results;
}

async function readSourceStates(req: PayloadRequest, uuids: string[]): Promise<[string, SourceState][]> {
  const sources = uuids.length > 0 ? await readNewestSources(req, uuids) : [];
  return sources.map((source) => [source.page.uuid ?? '', stateOf(source)]);
}

/**
 * The problems of the newest draft of every page. A page is read once per version; whether its links and files are
 * right depends on others, and is looked up for all pages at once.
 *
 * @param limit how many pages are named
 */
export async function readProblems(req: PayloadRequest, limit: number): Promise<AllProblems> {
  const about = { languages: translationLanguages(), siteTitle: await readSiteTitle(req) };
  const { values, left } = await findings(req, about);
  const ids = values.flatMap(({ mediaIds }) => mediaIds);
  const hrefs = values.flatMap(({ links }) => links.map(({ href }) => href));
  const media = new Map(await inPieces(ids, (piece) => readCheckedMedia(req, piece)));
  const broken = new Map(await inPieces(hrefs, (piece) => findBroken(req, piece, '')));
  const uuids = values.flatMap(({ references }) => references.map(({ uuid }) => uuid));
  const sources = new Map(await inPieces(uuids, (piece) => readSourceStates(req, piece)));
  const pages = values
    .map((page): CheckedPage => {
      const problems = problemsOf(page, { media, broken, sources });
      const errors = problems.filter(isError).length;
      const { pageKey, title, link } = page;
      return { pageKey, title, link, errors, warnings: problems.length - errors, kinds: kindsOf(problems) };
    })
    .filter(({ errors, warnings }) => errors + warnings > 0)
    .sort((a, b) => b.errors - a.errors || b.warnings - a.warnings);
  const withErrors = pages.filter(({ errors }) => errors > 0).length;
  const withWarnings = pages.length - withErrors;
  return { pages: pages.slice(0, limit), withErrors, withWarnings, checked: values.length, left };
}
