'use client';

import { useEffect, useRef } from 'react';

import { clearDraft, clearTakenOver, type Draft, hasDraft, thisTab, watchDrafts, writeDraft } from '@/lib/edit/draft';

import { useEdit } from './edit-context';
import type { FormState, SavedLanguage } from './form-state';
import { keepTypedSince } from './keep-typed-since';
import type { Subject } from './subject';

/**
 * Stores the unsaved edits of a form in the browser.
 *
 * @param isKept whether the form has edits to store
 * @param draft the stored edits that the form has restored
 */
export function useFormDraft(
  { fields, target, type, stored }: Subject,
  form: FormState,
  isKept: boolean,
  draft?: Draft,
) {
  const { pageKey, openedPage, user, setDraftStored } = useEdit();
  const { base, revisions, values } = form.present;
  const [storedPage, storedTarget] = [stored?.pageKey ?? pageKey, stored?.target ?? target];
  const uuid = stored ? undefined : openedPage.uuid;

  useEffect(() => {
    const place = { userId: user.id, pageKey: storedPage, target: storedTarget, type, tab: thisTab };
    const store = () => writeDraft({ ...place, uuid, revisions, base, values });
    const isStored = !isKept || store();
    setDraftStored(isStored);
    if (!isKept) clearDraft(place);
    // This form has its text now, or has saved or undone it.
    if (draft && isStored) clearTakenOver(draft, place);
    // Another tab may have taken it over, or deleted it; here it is still being typed.
    return watchDrafts(() => {
      if (isKept && !hasDraft(place)) store();
    });
  }, [draft, isKept, revisions, base, values, user.id, storedPage, uuid, storedTarget, type, setDraftStored]);

  /** The form as it was last shown, for a save that ends after it was closed. */
  const lastShown = useRef(form);
  const isClosed = useRef(false);
  useEffect(() => {
    lastShown.current = form;
  }, [form]);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  return {
    /** After a save that ends when the form is closed, what was typed since then stays stored. */
    keepSinceSave: (saved: SavedLanguage) => {
      if (!isClosed.current) return;
      const place = { userId: user.id, pageKey: storedPage, uuid, target: storedTarget, type, tab: thisTab };
      lastShown.current = keepTypedSince(place, fields, saved, lastShown.current);
    },
    discard: () => {
      clearDraft({ userId: user.id, pageKey: storedPage, target: storedTarget, tab: thisTab });
      setDraftStored(true);
    },
  };
}
