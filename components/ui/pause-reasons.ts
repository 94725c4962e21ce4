interface PauseReasons {
  isPaused: () => boolean;
  disconnect: () => void;
}

/**
 * Watches for reasons to pause moving content: a mouse or the focus on it, a hidden tab, being out of view.
 *
 * @param element the moving content
 * @param onChange called after every change
 * @param signal stops the event listeners; `disconnect` stops the observer
 */
export function pauseReasons(element: HTMLElement, onChange: () => void, signal: AbortSignal): PauseReasons {
  const reasons = new Set<'pointer' | 'focus' | 'hidden' | 'away'>(['away']);
  const set = (reason: 'pointer' | 'focus' | 'hidden' | 'away', isOn: boolean) => {
    if (isOn) reasons.add(reason);
    else reasons.delete(reason);
    onChange();
  };
  const onPointer = (isOn: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && set('pointer', isOn);
  element.addEventListener('pointerenter', onPointer(true), { signal });
  element.addEventListener('pointerleave', onPointer(false), { signal });
  element.addEventListener('focusin', () => set('focus', true), { signal });
  element.addEventListener('focusout', () => set('focus', false), { signal });
  document.addEventListener('visibilitychange', () => set('hidden', document.hidden), { signal });
  const view = new IntersectionObserver((entries) => set('away', !entries.at(-1)?.isIntersecting));
  view.observe(element);
  return { isPaused: () => reasons.size > 0, disconnect: () => view.disconnect() };
}
