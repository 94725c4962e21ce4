'use client';

import { useEffect } from 'react';

interface EarlyPress {
  (event: MouseEvent): void;
  /** What was pressed last. */
  button?: HTMLButtonElement;
}

declare global {
  interface Window {
    /** The listener that `EarlyPress` leaves on the page. */
    earlyPress?: EarlyPress;
  }
}

/** Presses what was pressed too early. To be the page's last component, so that all others are there. */
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
