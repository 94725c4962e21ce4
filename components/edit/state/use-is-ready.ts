'use client';

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether the page's scripts run. Before that a button can do nothing, and what is chosen in a menu, which the browser
 * opens by itself, is lost. So until then neither can be pressed.
 */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
