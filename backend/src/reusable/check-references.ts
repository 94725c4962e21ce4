import type { PayloadRequest } from 'payload';
import type { PageProblem } from '../editing/checks/page-problem';
import type { StoredPage } from '../wire/page';
import { readNewestSources } from './for-editors';
import { problemOfReference, shownReferences, stateOf } from './reference-problems';

/**
 * The problems of the reusable sections that a page shows: those that are gone, and those that are not public yet, with
 * what keeps them from being published together with the page.
 *
 * @param check finds the problems of a reusable section's own page
 */
export async function checkReferences(
  req: PayloadRequest,
  page: StoredPage,
  check: (source: StoredPage) => Promise<PageProblem[]>,
): Promise<PageProblem[]> {
  const references = shownReferences(page);
  if (references.length === 0) return [];
  const uuids = [...new Set(references.map(({ uuid }) => uuid))];
  const sources = new Map((await readNewestSources(req, uuids)).map((source) => [source.page.uuid, source]));
  const problems: PageProblem[] = [];
  for (const reference of references) {
    const source = sources.get(reference.uuid);
    const own = problemOfReference(reference, source && stateOf(source));
    if (own) problems.push(own);
    if (!source || own?.code !== 'reusable_draft') continue;
    const { sectionId } = reference;
    const within = (await check(source.page)).filter((each) => each.sectionId !== null && each.severity === 'error');
    problems.push(...within.map((each) => ({ ...each, sectionId })));
  }
  return problems;
}
