'use client';

import { useEffect, useState } from 'react';

import type { PageProblem } from '@/lib/edit/edit-info';

import { getEditCall } from './edit-call';

interface Checked {
  problems: PageProblem[];
}

export async function checkPage(pageKey: string): Promise<PageProblem[] | undefined> {
  const { isOk, data } = await getEditCall<Checked>('CheckPage', { pageKey });
  return isOk && Array.isArray(data?.problems) ? data.problems : undefined;
}

/** The problems of the saved page, fetched again for every revision; undefined until the check has answered. */
export function useChecks(pageKey: string, revision: string) {
  const [problems, setProblems] = useState<PageProblem[]>();
  useEffect(() => {
    let isCurrent = true;
    void checkPage(pageKey).then((found) => {
      if (isCurrent) setProblems(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [pageKey, revision]);
  return [problems, setProblems] as const;
}
