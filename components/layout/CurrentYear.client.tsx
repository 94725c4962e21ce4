'use client';

import { useSyncExternalStore } from 'react';

import { currentYear } from './current-year';

const never = () => () => undefined;

/**
 * The year as the server knew it when it made the page, put right in the browser: a cached page may be served long
 * into the next year. A clock that runs behind counts for nothing.
 */
export function CurrentYear({ made }: { made: number }) {
  return useSyncExternalStore(
    never,
    () => Math.max(made, currentYear()),
    () => made,
  );
}
