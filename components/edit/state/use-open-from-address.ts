'use client';

import { useEffect, useEffectEvent } from 'react';

import type { PanelName } from './edit-context';

/** The address with this hash opens the panel with the translations: a list of pages leads there. */
export const translationsHash = '#translations';

/** Opens the panel that the address names, once. */
export function useOpenFromAddress(open: (panel: PanelName) => void): void {
  const openNamed = useEffectEvent(() => {
    if (window.location.hash !== translationsHash) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    open('translations');
  });
  useEffect(() => openNamed(), []);
}
