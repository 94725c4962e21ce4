'use client';

import type { ReactNode } from 'react';

import { useEdit } from '../state/edit-context';
import { framePreview } from './frame-preview';

interface Props {
  place: 'header' | 'footer';
  /** As the server renders it with the saved drafts. */
  children: ReactNode;
}

/** What is above or below each page. While a part of it is edited, its preview is shown instead. */
export function EditFramePart({ place, children }: Props) {
  const { previews } = useEdit();
  return previews[framePreview[place]] ?? children;
}
