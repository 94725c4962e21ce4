'use client';

import { useEffect, useEffectEvent } from 'react';

interface Keys {
  /** Ctrl+K, Cmd+K. */
  onFind: () => void;
  /** The question mark, where it is not typed into a field. */
  onHelp: () => void;
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

const isHelp = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(fields));

/** The keys of the whole edit mode. They do nothing while a dialog is open. */
export function useDeskKeys({ onFind, onHelp }: Keys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const act = isFind(event) ? onFind : isHelp(event) ? onHelp : undefined;
    if (!act) return;
    // The browser would go to its own search field.
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
