import type { Change } from './compare-pages';
import type { EditKey } from '../texts/edit-texts';

/** The text for each kind of change to a section. */
export const changeTexts = {
  added: 'editAddedSince',
  removed: 'editRemovedSince',
  changed: 'editChangedSince',
  moved: 'editMovedSince',
} as const satisfies Record<Change['kind'], EditKey>;
