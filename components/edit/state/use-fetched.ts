'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { failureText } from '../texts/failure-text';
import { onConnection } from './answer-events';
import { useEdit } from './edit-context';
import type { EditAnswer } from './edit-call';

/** What became of the fetching. */
export interface Fetched {
  /** Why nothing new has come; empty if it has. */
  failure: string;
  /** Fetches again. */
  retry: () => void;
}

/** No connection, no session, or a server that is away: the same call may succeed later. */
const isPassing = ({ isOk, status }: EditAnswer<unknown>) => !isOk && (status === 0 || status === 401 || status >= 500);

/**
 * Fetches what a panel shows, when it opens and whenever `on` changes. If a later call was made meanwhile, the answer
 * is dropped. After a failure that may pass, it fetches again as soon as another call succeeds or the browser is online.
 *
 * @param name of the editing call
 * @param on fetches again when it changes, as when the parameters change
 */
export function useFetched<T>(
  name: string,
  parameters: Record<string, string>,
  on: string | undefined,
  onAnswer: (answer: EditAnswer<T>) => void,
): Fetched {
  const { get, t } = useEdit();
  const [failure, setFailure] = useState('');
  const [hasPassing, setHasPassing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = new URLSearchParams(parameters).toString();
  const retry = () => setAttempt((number) => number + 1);
  const isFetching = useRef(false);
  const fetchNow = useEffectEvent(() => get<T>(name, parameters));
  const receive = useEffectEvent((answer: EditAnswer<T>) => {
    isFetching.current = false;
    setHasPassing(isPassing(answer));
    setFailure(answer.isOk ? '' : answer.code === 'no_answer' ? t('editNotLoaded') : failureText(answer, t));
    onAnswer(answer);
  });
  useEffect(() => {
    let isCurrent = true;
    isFetching.current = true;
    void fetchNow().then((answer) => {
      if (isCurrent) receive(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, query, on, attempt]);
  // Its own answer is one of those that it hears of.
  const retryLater = useEffectEvent(() => {
    if (!isFetching.current) retry();
  });
  useEffect(() => (hasPassing ? onConnection(() => retryLater()) : undefined), [hasPassing]);
  return { failure, retry };
}
