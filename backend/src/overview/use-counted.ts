'use client';

import { useEffect, useState } from 'react';

async function ask<T>(path: string, signal: AbortSignal): Promise<T | undefined> {
  try {
    const response = await fetch(path, { signal });
    return response.ok ? ((await response.json()) as { data: T }).data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is counted over all pages: each call counts a part of a large site, until nothing is left.
 *
 * @param path of the call
 */
export function useCounted<T extends { left: number }>(path: string) {
  const [found, setFound] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      for (;;) {
        const next = await ask<T>(path, leaving.signal);
        if (leaving.signal.aborted) return;
        setHasFailed(!next);
        if (!next) return;
        setFound(next);
        if (next.left === 0) return;
      }
    };
    void follow();
    return () => leaving.abort();
  }, [path]);
  return { found, hasFailed };
}
