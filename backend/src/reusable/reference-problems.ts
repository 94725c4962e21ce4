import { problem, type PageProblem } from '../editing/checks/page-problem';
import type { StoredPage } from '../wire/page';
import type { Newest } from './for-editors';
import { referencesOf, sectionOf, uuidOfReference } from './reference';

/** A visible reusable section on a page. */
export interface ShownReference {
  uuid: string;
  sectionId: string;
}

/** What is known of a reusable section: whether it is there and public. */
export interface SourceState {
  isThere: boolean;
  isPublic: boolean;
}

/** The reusable sections that visitors see on a page. One reusable section does not contain another. */
export function shownReferences(page: StoredPage): ShownReference[] {
  if (page.isReusable) return [];
  return referencesOf(page)
    .filter(({ isHidden }) => isHidden !== true)
    .map((reference) => ({ uuid: uuidOfReference(reference), sectionId: String(reference.sectionId) }));
}

export const stateOf = ({ page, isPublic }: Newest): SourceState => ({ isThere: Boolean(sectionOf(page)), isPublic });

/** The problem of a reference itself, if there is one. */
export function problemOfReference({ sectionId }: ShownReference, state?: SourceState): PageProblem | undefined {
  const place = { sectionId, field: null, language: null };
  if (!state?.isThere) return problem('reusable_gone', place);
  return state.isPublic ? undefined : problem('reusable_draft', place);
}
