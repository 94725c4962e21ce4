/**
 * The events that browsers send between a finger's touch and its click. The touch itself, focus and click are not in
 * the list: links are prefetched on the one and followed on the other.
 */
const between = [
  'pointerover',
  'gotpointercapture',
  'pointerup',
  'lostpointercapture',
  'pointerout',
  'touchend',
  'mouseover',
  'mouseout',
  'mousemove',
  'mousedown',
  'mouseup',
];

interface Source {
  pointerType?: string;
  /**
   * Chromium's `sourceCapabilities` marks mouse events that come from a touch. In other browsers these are not stopped.
   */
  sourceCapabilities?: { firesTouchEvents: boolean } | null;
}

const isOfFinger = (event: Event & Source) =>
  event.type === 'touchend' || event.pointerType === 'touch' || event.sourceCapabilities?.firesTouchEvents === true;

/**
 * Stops events of a tap that no code listens to, about a dozen. For each of them React searches for handlers up the
 * whole page, twice. On a slow phone that is about a tenth of the time of a tap on the menu (docs/decisions/0015). The
 * browser's own default actions still happen. Mouse events are not affected.
 *
 * No handler in the element may listen to these events; ESLint forbids React's handlers for them.
 *
 * @returns a function that stops it
 */
export function keepTouchQuiet(element: HTMLElement): () => void {
  const listening = new AbortController();
  const hush = (event: Event) => {
    if (isOfFinger(event) && element.contains(event.target as Node)) event.stopPropagation();
  };
  for (const type of between)
    window.addEventListener(type, hush, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}
