'use client';

import { useEffect } from 'react';

interface EarlyPress {
  (event: MouseEvent): void;
  /** The last pressed button. */
  button?: HTMLButtonElement;
}

declare global {
  interface Window {
    /** The listener that `EarlyPress` has added to the page. */
    earlyPress?: EarlyPress;
  }
}

/** Repeats a press that came before hydration. Must be the page's last component, so that all others are hydrated. */
export function EarlyPressReplay() {
  useEffect(() => {
    const { earlyPress } = window;
    if (!earlyPress) return;
    window.removeEventListener('click', earlyPress, true);
    delete window.earlyPress;
    earlyPress.button?.click();
  }, []);
  return null;
}
