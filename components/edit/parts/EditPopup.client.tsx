'use client';

import { useEdit } from '../state/edit-context';
import { framePreview } from './frame-preview';

/** The preview of the popup while its form is open. */
export function EditPopup() {
  const { previews } = useEdit();
  return previews[framePreview.popup];
}
