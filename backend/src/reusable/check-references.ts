import type { PayloadRequest } from 'payload';
import { problem, type PageProblem } from '../editing/checks/page-problem';
import type { StoredPage } from '../wire/page';
import { readNewestSources } from './for-editors';
import { referencesOf, sectionOf, uuidOfReference, uuidsIn } from './reference';

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
  const uuids = uuidsIn([page]);
  // One reusable section does not contain another.
  if (uuids.length === 0 || page.isReusable) return [];
  const sources = new Map((await readNewestSources(req, uuids)).map((source) => [source.page.uuid, source]));
  const problems: PageProblem[] = [];
  for (const reference of referencesOf(page).filter(({ isHidden }) => isHidden !== true)) {
    const sectionId = String(reference.sectionId);
    const place = { sectionId, field: null, language: null };
    const source = sources.get(uuidOfReference(reference));
    if (!source || !sectionOf(source.page)) problems.push(problem('reusable_gone', place));
    else if (!source.isPublic) {
      const own = (await check(source.page)).filter((each) => each.sectionId !== null && each.severity === 'error');
      problems.push(problem('reusable_draft', place), ...own.map((each) => ({ ...each, sectionId })));
    }
  }
  return problems;
}
