'use client';

import { useEffect, useEffectEvent } from 'react';

import { useEdit } from './edit-context';
import type { EditAnswer } from './edit-call';

/**
 * Fetches what a panel shows, when it opens and whenever `on` changes. If a later call was
 * made meanwhile, the answer is dropped.
 *
 * @param name of the editing call
 * @param on fetches again when it changes, as when the parameters change
 */
export function useFetched<T>(
  name: string,
  parameters: Record<string, string>,
  on: string | undefined,
  onAnswer: (answer: EditAnswer<T>) => void,
): void {
  const { get } = useEdit();
  const query = new URLSearchParams(parameters).toString();
  const fetchNow = useEffectEvent(async (isCurrent: () => boolean) => {
    const answer = await get<T>(name, parameters);
    if (isCurrent()) onAnswer(answer);
  });
  useEffect(() => {
    let isCurrent = true;
    void fetchNow(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [name, query, on]);
}
