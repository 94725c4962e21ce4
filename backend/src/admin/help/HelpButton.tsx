'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { HelpDialog } from './HelpDialog';
import { helpTexts } from './help-texts';
import '../phone/phone.css';
import './help.css';

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The question mark, where it is not typed into a field. */
const isHelp = ({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent) =>
  key === '?' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(fields));

/** The help in the head of every view of the admin, and its key. */
export function HelpButton() {
  const { i18n } = useTranslation();
  const { help } = helpTexts(i18n.language);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isHelp(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className="help-button"
        aria-label={help}
        title={help}
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      >
        <kbd aria-hidden="true">?</kbd>
      </button>
      {isOpen && <HelpDialog onClosed={() => setIsOpen(false)} />}
    </>
  );
}
