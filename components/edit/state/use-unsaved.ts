import type { EditInfo } from '@/lib/edit/edit-info';

import type { RootState } from './root-reducer';
import { subjectOf } from './subject';

interface Unsaved {
  /** What has unsaved edits: the open form, and forms that were closed or are open in another tab. */
  unsaved: string[];
  /** The status of the page. What was saved after it was rendered is not public. */
  status: EditInfo['status'];
}

/** What of the page is not saved, and whether all that is saved is public. */
export function useUnsaved({ panel, isDirty, drafts, revision, renderedInfo }: RootState, pageKey: string): Unsaved {
  const { page, status, revision: rendered } = renderedInfo;
  const stored = drafts.filter(({ target, type }) => subjectOf(page, pageKey, target, type));
  const targets = [...(panel && isDirty ? [panel] : []), ...stored.map(({ target }) => target)];
  return {
    unsaved: [...new Set(targets)],
    status: status === 'published' && revision !== rendered ? 'changed' : status,
  };
}
