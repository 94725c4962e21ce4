import { keyInOrder } from '@/lib/browser/key-in-order';

/** Autoplay stops on user interaction with the strip. */
export function onInteraction(track: HTMLElement, stop: () => void, signal: AbortSignal) {
  track.addEventListener('pointerdown', stop, { signal });
  track.addEventListener('wheel', ({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && stop(), {
    signal,
    passive: true,
  });
  track.addEventListener('keydown', ({ key }) => /^(Home|End)$/.test(key) && stop(), { signal });
}

/** Scrolls by whole slides. The browser's own step may end between two of them, and does not loop. */
export function onArrowKeys(track: HTMLElement, previous: () => void, next: () => void, signal: AbortSignal) {
  const moves: Record<string, () => void> = { ArrowLeft: previous, ArrowRight: next };
  track.addEventListener(
    'keydown',
    (event) => {
      const move = moves[keyInOrder(event.key, track)];
      if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      move();
    },
    { signal },
  );
}
