import type { EditInfo } from '@/lib/edit/edit-info';

import type { RootState } from './root-state';
import { subjectOf } from './subject';

interface Unsaved {
  /** What has unsaved edits: the open form, and forms that were closed or are open in another tab. */
  unsaved: string[];
  /** The same, with one place for each text: a reusable section can be on a page twice. */
  unsavedTexts: string[];
  /** The status of the page. What was saved after it was rendered is not public. */
  status: EditInfo['status'];
}

/** What of the page is not saved, and whether all that is saved is public. */
export function useUnsaved({ panel, isDirty, drafts, revision, renderedInfo }: RootState, pageKey: string): Unsaved {
  const { page, status, revision: rendered } = renderedInfo;
  const ofPage = drafts.filter(({ target, type }) => subjectOf(page, pageKey, target, type));
  const unsaved = new Set([...(panel && isDirty ? [panel] : []), ...ofPage.map(({ target }) => target)]);
  const texts = new Map<string, string>();
  for (const target of unsaved) {
    const stored = subjectOf(page, pageKey, target)?.stored;
    const text = stored ? `${stored.pageKey} ${stored.target}` : target;
    // Of several places it is the one whose form is open.
    if (!texts.has(text) || target === panel) texts.set(text, target);
  }
  return {
    unsaved: [...unsaved],
    unsavedTexts: [...texts.values()],
    status: status === 'published' && revision !== rendered ? 'changed' : status,
  };
}
