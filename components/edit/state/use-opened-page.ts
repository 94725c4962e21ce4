'use client';

import { useState } from 'react';

import type { Raw } from '@/lib/edit/wire-page';

import { type OpenPage, openPage } from './open-page';

/**
 * The page as it was opened here. Its address may belong to another page by now, which is then rendered in its place.
 *
 * @param page the one that is rendered
 */
export function useOpenedPage(pageKey: string, page: Raw): OpenPage {
  const [opened, setOpened] = useState(() => openPage(pageKey, page));
  if (opened.pageKey === pageKey) return opened;
  const next = openPage(pageKey, page);
  setOpened(next);
  return next;
}
