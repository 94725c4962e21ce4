'use client';

import { useEffect, useEffectEvent } from 'react';

import type { PanelName } from './edit-context';

/** The address with this hash opens the panel with the translations: a list of pages leads there. */
export const translationsHash = '#translations';
/** Mails and the first page of the admin lead to a request. */
const requestHash = '#request';

const panels: Partial<Record<string, PanelName>> = { [translationsHash]: 'translations', [requestHash]: 'request' };

/** Opens the panel that the address names, once. */
export function useOpenFromAddress(open: (panel: PanelName) => void): void {
  const openNamed = useEffectEvent(() => {
    const panel = panels[window.location.hash];
    if (!panel) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    open(panel);
  });
  useEffect(() => openNamed(), []);
}
