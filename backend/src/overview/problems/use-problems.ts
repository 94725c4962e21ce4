'use client';

import { useEffect, useState } from 'react';
import type { AllProblems } from './read-problems';

async function ask(limit: number, signal: AbortSignal): Promise<AllProblems | undefined> {
  try {
    const response = await fetch(`/api/overview/problems?limit=${limit}`, { signal });
    return response.ok ? ((await response.json()) as { data: AllProblems }).data : undefined;
  } catch {
    return undefined;
  }
}

/** The problems of all pages: each call checks a part of a large site, until nothing is left. */
export function useProblems(limit: number) {
  const [found, setFound] = useState<AllProblems>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      for (;;) {
        const next = await ask(limit, leaving.signal);
        if (leaving.signal.aborted) return;
        setHasFailed(!next);
        if (!next) return;
        setFound(next);
        if (next.left === 0) return;
      }
    };
    void follow();
    return () => leaving.abort();
  }, [limit]);
  return { found, hasFailed };
}
