'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { FinderDialog } from './FinderDialog';
import { finderTexts } from './finder-texts';
import './finder.css';

/** Ctrl+K or Cmd+K, unless a field has used it. */
const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented && key.toLowerCase() === 'k';

/** The button in the head of every view of the admin, and Ctrl+K. */
export function FinderButton({ siteUrl }: { siteUrl?: string }) {
  const { i18n } = useTranslation();
  const { find } = finderTexts(i18n.language);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFind(event)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className="finder-button"
        aria-label={find}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20" />
        </svg>
        <span>{find}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && <FinderDialog siteUrl={siteUrl} onClosed={() => setIsOpen(false)} />}
    </>
  );
}
