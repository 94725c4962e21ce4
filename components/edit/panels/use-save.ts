'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

import type { Language } from '@/lib/i18n/languages';

import type { Editor } from '../state/use-editor';

/**
 * Saves the form by button or key, one save at a time: two at once would both be based on the same revision, and the
 * second one a conflict with the first. One that is asked for meanwhile follows, with what was typed since.
 *
 * @param showProblem called with the first language that has a problem
 */
export function useSave(
  { save, isSaving, conflict }: Editor,
  showProblem: (wrong: Language | undefined) => void,
): () => Promise<void> {
  const isAsked = useRef(false);
  const run = async () => {
    isAsked.current = isSaving;
    // The choice between the two texts saves as well.
    if (!isSaving && !conflict) showProblem(await save());
  };
  const runAsked = useEffectEvent(() => {
    if (!isSaving && isAsked.current) void run();
  });
  useEffect(() => runAsked(), [isSaving]);
  return run;
}
