import { clearDraft, type Draft, readDraft, writeDraft } from '@/lib/edit/draft';
import type { Language } from '@/lib/i18n/languages';
import type { Fields } from '@/lib/sections/define-section';

import { changesIn, type FormState, type SavedLanguage, withTypedSince } from './form-state';

/**
 * Brings the stored edits of a form up to date that was closed before its save was answered: what was saved is not
 * unsaved any more, and what was typed since then is.
 *
 * @param place where the form has stored its edits
 * @param form as it was last shown
 * @returns the form after the save
 */
export function keepTypedSince(
  place: Pick<Draft, 'userId' | 'pageKey' | 'uuid' | 'target' | 'type' | 'tab'>,
  fields: Fields,
  saved: SavedLanguage,
  form: FormState,
): FormState {
  const after = withTypedSince(fields, saved, form);
  const stored = readDraft(place);
  // Discarded meanwhile, or typed in a form that was opened again: that one stores its own.
  if (JSON.stringify(stored?.values) !== JSON.stringify(form.present.values)) return after;
  const { revisions, base, values } = after.present;
  const isUnsaved = (Object.keys(values) as Language[]).some((code) => changesIn(fields, after, code).length > 0);
  if (isUnsaved) writeDraft({ ...place, revisions, base, values });
  else clearDraft(place);
  return after;
}
