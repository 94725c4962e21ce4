'use client';

import { useEffect } from 'react';

/** Asks for a confirmation before the editor leaves a page with unsaved edits, by the browser or by a link. */
export function useLeaveWarning(isDirty: boolean, question: string): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      // Nothing follows a link in a text that is being edited.
      if (event.defaultPrevented) return;
      const link = (event.target as Element).closest?.('a[href]');
      if (!link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#')) return;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', warn);
    // In the capture phase, before the shell's own listener, which would navigate without loading a document.
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty, question]);
}
