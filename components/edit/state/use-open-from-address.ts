'use client';

import { useEffect, useEffectEvent } from 'react';

import { isPartName } from '@/components/layout/parts/definitions';
import type { EditedParts } from '@/lib/edit/edit-info';
import { editHashes, partHash } from '@/lib/routes/edit-hashes';

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

/**
 * Opens the panel that the address names, once. A part of every page waits until its values are loaded, and is then
 * left closed if something else is open.
 */
export function useOpenFromAddress(
  open: (panel: PanelName) => void,
  panelNow: PanelName | null,
  parts: EditedParts | undefined,
): void {
  const openNamed = useEffectEvent(() => {
    const { hash } = window.location;
    const [, encoded] = sectionHash.exec(hash) ?? [];
    const sectionId = encoded && decoded(encoded);
    const [, part = ''] = partHash.exec(hash) ?? [];
    const panel = sectionId
      ? (`section:${sectionId}` as const)
      : isPartName(part)
        ? (`part:${part}` as const)
        : panels.get(hash);
    if (!panel || panelNow) return;
    if (isPartName(part) && !parts?.[part]) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    open(panel);
    if (!sectionId) return;
    showSection(sectionId);
    showComments();
  });
  const hasParts = parts !== undefined;
  useEffect(() => openNamed(), [hasParts]);
}
