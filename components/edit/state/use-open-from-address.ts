'use client';

import { useEffect, useEffectEvent } from 'react';

import { editHashes } from '@/lib/routes/edit-hashes';

import type { PanelName } from './edit-context';

const panels = new Map<string, PanelName>([
  [editHashes.translations, 'translations'],
  [editHashes.check, 'check'],
  // Mails and the first page of the admin lead to a request.
  [editHashes.request, 'request'],
]);

/** Opens the panel that the address names, once. */
export function useOpenFromAddress(open: (panel: PanelName) => void): void {
  const openNamed = useEffectEvent(() => {
    const panel = panels.get(window.location.hash);
    if (!panel) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    open(panel);
  });
  useEffect(() => openNamed(), []);
}
