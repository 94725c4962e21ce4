'use client';

import { type Dispatch, useCallback, useRef, useState } from 'react';

import type { EditState, PanelName, Place } from './edit-context';
import { readPageDrafts } from './page-drafts';
import type { RootAction } from './root-reducer';

interface Needs extends Pick<EditState, 't' | 'info' | 'pageKey' | 'user' | 'panel' | 'showMessage'> {
  dispatch: Dispatch<RootAction>;
}

/** Opens and closes the panel. Text that the browser could not store is discarded only after a question. */
export function useOpenPanel({ t, info, pageKey, user, panel, dispatch, showMessage }: Needs) {
  const [isDraftStored, setStored] = useState(true);
  /** For a panel that is closed in the same event. */
  const isStoredNow = useRef(true);
  const setDraftStored = useCallback((isStored: boolean) => {
    isStoredNow.current = isStored;
    setStored(isStored);
  }, []);
  const open = (name: PanelName | null, place?: Place) => {
    if (name === panel) return true;
    const [, part] = name?.split(/^part:/) ?? [];
    // Without its values the form would be empty, and would be saved at the revision of the page.
    if (part && !info.parts?.[part]) {
      showMessage(t('editFailed'), true);
      return false;
    }
    if (!isStoredNow.current && !window.confirm(t('editConfirmDiscard'))) return false;
    setDraftStored(true);
    // Opening a form never discards its unsaved text: the form restores it.
    dispatch({
      type: 'opened',
      panel: name,
      place,
      page: info.page,
      drafts: readPageDrafts(user.id, pageKey, info.page),
    });
    return true;
  };
  return { open, isDraftStored, setDraftStored };
}
