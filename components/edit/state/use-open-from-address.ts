'use client';

import { useEffect, useEffectEvent } from 'react';

import { editHashes } from '@/lib/routes/edit-hashes';

import { showComments } from '../comments/show-comments';
import { showSection } from '../picker/show-section';
import type { PanelName } from './edit-context';

const panels = new Map<string, PanelName>([
  [editHashes.translations, 'translations'],
  [editHashes.check, 'check'],
  // Mails and the first page of the admin lead to a request.
  [editHashes.request, 'request'],
]);

/** A mail about a comment leads to its section. */
const sectionHash = /^#section:(.+)$/;

/** An address may be mistyped. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Opens the panel that the address names, once. */
export function useOpenFromAddress(open: (panel: PanelName) => void): void {
  const openNamed = useEffectEvent(() => {
    const { hash } = window.location;
    const [, encoded] = sectionHash.exec(hash) ?? [];
    const sectionId = encoded && decoded(encoded);
    const panel = sectionId ? (`section:${sectionId}` as const) : panels.get(hash);
    if (!panel) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    open(panel);
    if (!sectionId) return;
    showSection(sectionId);
    showComments();
  });
  useEffect(() => openNamed(), []);
}
