'use client';

import { useCallback, useEffect } from 'react';

import { type Draft, watchDrafts } from '@/lib/edit/draft';
import type { Raw } from '@/lib/edit/wire-page';

import { readPageDrafts } from './page-drafts';

/**
 * Reads the unsaved edits that the browser has stored, after the first rendering and whenever another tab changes them.
 *
 * @returns reads them again
 */
export function useDrafts(userId: string, pageKey: string, page: Raw, onRead: (drafts: Draft[]) => void): () => void {
  const readAgain = useCallback(() => onRead(readPageDrafts(userId, pageKey, page)), [userId, pageKey, page, onRead]);
  // Only the browser has drafts, so they are read after the first rendering.
  useEffect(() => {
    readAgain();
    return watchDrafts(readAgain);
  }, [readAgain]);
  return readAgain;
}
