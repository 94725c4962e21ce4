'use client';

import { useSyncExternalStore } from 'react';

import { currentYear } from './current-year';

const never = () => () => undefined;

/**
 * The year, corrected in the browser: a page may be served from the cache into the next year. A clock that is behind is
 * ignored.
 */
export function CurrentYear({ made }: { made: number }) {
  return useSyncExternalStore(
    never,
    () => Math.max(made, currentYear()),
    () => made,
  );
}
