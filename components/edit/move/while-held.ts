'use client';

import { useEffect, useEffectEvent } from 'react';

/** Calls back before every frame that is drawn while something is held: what it is held over scrolls along. */
export function useEveryFrame(isHeld: boolean, callback: () => void): void {
  const onFrame = useEffectEvent(callback);
  useEffect(() => {
    if (!isHeld) return;
    let frame = requestAnimationFrame(function again() {
      onFrame();
      frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHeld]);
}

/** Escape lets go of what is held, and does nothing else, wherever the focus is: a press does not always move it. */
export function useEscape(isHeld: boolean, cancel: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
  useEffect(() => {
    if (!isHeld) return;
    const listener = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [isHeld]);
}
