'use client';

import { useEffect, useEffectEvent } from 'react';

import { useEdit } from '../state/edit-context';
import { useLeaveWarning } from '../state/use-leave-warning';

/**
 * Asks before a window with unsent text is closed, or the page is left.
 *
 * @param close closes the window
 * @returns whether it may be closed
 */
export function useCloseQuestion(isDirty: boolean, close: () => void): () => boolean {
  const { t } = useEdit();
  const mayClose = () => !isDirty || window.confirm(t('editConfirmDiscard'));
  useLeaveWarning(isDirty, t('editConfirmLeave'));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A browser closes a dialog at the second Escape whatever the page says, so the key never reaches it.
    event.preventDefault();
    event.stopPropagation();
    if (mayClose()) close();
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isDirty]);
  return mayClose;
}
