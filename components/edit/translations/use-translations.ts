'use client';

import { useEffect, useEffectEvent, useState } from 'react';

import type { TranslatedPage } from '@/lib/edit/edit-info';

import type { EditAnswer } from '../state/edit-call';
import { useEdit } from '../state/edit-context';
import { failureText } from '../texts/failure-text';

interface Answer {
  pages: TranslatedPage[];
  left: number;
}

/** The translations of all pages. Of a large site, each call counts a part; `left` are the pages to be counted. */
export function useTranslations() {
  const { t, get } = useEdit();
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();

  const readNext = useEffectEvent(() => get<Answer>('EditTranslations', {}));
  const show = useEffectEvent((read: EditAnswer<Answer>): boolean => {
    const { isOk, data } = read;
    if (!isOk || !Array.isArray(data?.pages)) {
      setFailure(failureText(read, t));
      return false;
    }
    setAnswer(data);
    return data.left > 0;
  });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      let goesOn = true;
      while (goesOn) {
        const next = await readNext();
        goesOn = isCurrent && show(next);
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, []);
  return { pages: answer?.pages, left: answer?.left ?? 0, failure };
}
