import type { Change } from './compare-pages';
import type { EditKey } from '../texts/edit-texts';

/** What became of a section, in an editor's words. */
export const changeTexts = {
  added: 'editAddedSince',
  removed: 'editRemovedSince',
  changed: 'editChangedSince',
  moved: 'editMovedSince',
} as const satisfies Record<Change['kind'], EditKey>;
