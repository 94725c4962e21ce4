'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';

import { AwayContext } from './state/away-context';
import { retryRefreshes } from './state/retry-refreshes';

/**
 * What a rendering shows: the page with all that can be edited; the page without the parts of every page, or with the
 * languages and lists of before, because only these could not be loaded; or no page because the backend did not answer.
 */
export type Outcome = 'complete' | 'incomplete' | 'failed';

interface Props {
  outcome: Outcome;
  children: ReactNode;
}

/** A rendering takes the place of one that shows as much or less. */
const ranks = { failed: 0, incomplete: 1, complete: 2 } as const satisfies Record<Outcome, number>;

/** The pauses before the page is rendered again, in milliseconds; the last one is repeated. */
const pauses = [3000, 6000, 12_000, 20_000];

/**
 * Keeps the last rendering of the page while a background refresh fails in whole or in part: the open form stays open,
 * and the refresh is tried again. A first rendering is shown as it is; if it is not complete, it is tried again, too.
 */
export function KeepRendering({ outcome, children }: Props) {
  const router = useRouter();
  const [last, setLast] = useState({ outcome, children });
  const [isRetrying, setIsRetrying] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isKept = ranks[outcome] < ranks[last.outcome];
  if (!isKept && last.children !== children) {
    setLast({ outcome, children });
    if (outcome === 'complete') setAttempts(0);
  }
  const isDue = isKept || outcome !== 'complete';

  useEffect(() => retryRefreshes(setIsRetrying), []);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(
      () => {
        setAttempts(attempts + 1);
        router.refresh();
      },
      pauses[attempts] ?? pauses.at(-1),
    );
    return () => clearTimeout(timer);
    // Each failed rendering brings new children.
  }, [isDue, children, attempts, router]);

  return <AwayContext value={isDue || isRetrying}>{isKept ? last.children : children}</AwayContext>;
}
