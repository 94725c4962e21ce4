'use client';

import { useCallback, useEffect, useState } from 'react';

import type { EditInfo, PageProblem } from '@/lib/edit/edit-info';

import { getEditCall } from './edit-call';

interface Checked {
  problems: PageProblem[];
}

export async function checkPage(pageKey: string): Promise<PageProblem[] | undefined> {
  const { isOk, data } = await getEditCall<Checked>('CheckPage', { pageKey });
  return isOk && Array.isArray(data?.problems) ? data.problems : undefined;
}

/**
 * The problems of the saved page. They come with the page, so that no hint moves a form that is open already; for a
 * revision that was saved since, and from a backend that does not send them along, they are fetched.
 *
 * @returns the problems, those of the former revision until the check has answered, and a function that replaces them
 */
export function useChecks(pageKey: string, revision: string, info: Pick<EditInfo, 'revision' | 'problems'>) {
  const [checked, setChecked] = useState<{ revision: string; problems?: readonly PageProblem[] }>();
  const sent = info.revision === revision ? info.problems : undefined;
  const isSent = sent !== undefined;
  const show = useCallback((problems?: PageProblem[]) => setChecked({ revision, problems }), [revision]);
  useEffect(() => {
    if (isSent) return;
    let isCurrent = true;
    void checkPage(pageKey).then((found) => {
      if (isCurrent) show(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [pageKey, isSent, show]);
  // A check may have failed: then they come with the next rendering.
  const problems = (checked?.revision === revision ? checked.problems : undefined) ?? sent ?? checked?.problems;
  return [problems, show] as const;
}
