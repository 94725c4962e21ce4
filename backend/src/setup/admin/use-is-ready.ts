'use client';

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether the page's scripts run. What is typed before is not in the form's state, and would not be saved. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
