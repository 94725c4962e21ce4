import { type Draft, everyPage, readDrafts } from '@/lib/edit/draft';
import { reusableOf } from '@/lib/edit/reusable';
import { allSections, type Raw } from '@/lib/edit/wire-page';

import { uuidOf } from './open-page';

/** Where the unsaved edits of a reusable section are stored: as on its own page, whichever page they were typed on. */
export const storedOfReusable = ({ pageKey, sectionId }: { pageKey: string; sectionId: string }) => ({
  pageKey,
  target: `section:${sectionId}`,
});

/**
 * The unsaved edits of all that can be edited on a page, the latest first: its own, those typed at a former address
 * too, those of the parts of every page, and those of its reusable sections.
 */
export function readPageDrafts(userId: string, pageKey: string, page: Raw): Draft[] {
  const here = (draft: Draft, target: string): Draft => {
    const { pageKey: at, target: name } = draft;
    return { ...draft, pageKey, target, stored: { pageKey: at, target: name } };
  };
  const ofPage = readDrafts(userId, pageKey, uuidOf(page)).map((draft) =>
    draft.pageKey === pageKey ? draft : here(draft, draft.target),
  );
  const ofParts = readDrafts(userId, everyPage).map((draft) => here(draft, draft.target));
  const ofReusable = allSections(page).flatMap((section) => {
    const reusable = reusableOf(section);
    if (!reusable) return [];
    const stored = storedOfReusable(reusable);
    const drafts = readDrafts(userId, stored.pageKey).filter(({ target }) => target === stored.target);
    return drafts.map((draft) => here(draft, `section:${String(section.id)}`));
  });
  return [...ofPage, ...ofParts, ...ofReusable].sort((a, b) => b.savedAt - a.savedAt);
}
