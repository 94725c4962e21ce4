'use client';

import { type Dispatch, useCallback, useRef } from 'react';

import type { EditState, OpenForm } from './edit-context';
import type { RootAction } from './root-reducer';
import type { RootState } from './root-state';

type WritingState = Pick<EditState, 'writing' | 'write' | 'renewals' | 'renewTexts' | 'noteForm' | 'readForm'>;

/** What is being typed on the page, and the form that it belongs to. */
export function useWritingState({ writing, renewals }: RootState, dispatch: Dispatch<RootAction>): WritingState {
  const form = useRef<OpenForm | null>(null);
  const noteForm = useCallback((open: OpenForm | null) => {
    form.current = open;
  }, []);
  return {
    writing,
    write: (next) => dispatch({ type: 'writingChanged', writing: next }),
    renewals,
    renewTexts: (target) => dispatch({ type: 'textsRenewed', target }),
    noteForm,
    readForm: () => form.current,
  };
}
