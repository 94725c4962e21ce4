/**
 * What the browser tells of between a finger's touch and its click. The touch itself, the focus and the click go on:
 * links are loaded ahead on the one, and answer to the other.
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
  /** Chromium's: what of a mouse a finger stands in for. Elsewhere these events go on as they did. */
  sourceCapabilities?: { firesTouchEvents: boolean } | null;
}

const isOfFinger = (event: Event & Source) =>
  event.type === 'touchend' || event.pointerType === 'touch' || event.sourceCapabilities?.firesTouchEvents === true;

/**
 * Keeps from everybody what nobody asks for in a tap within an element: about a dozen events, for each of which React
 * looks for a handler all the way up the page, twice. On a slow phone that is about a tenth of what a tap on the menu
 * takes (docs/decisions/0015). What the browser does by itself with them stays. A mouse is not concerned.
 *
 * Nothing in the element may ask for these events of a finger; the linter keeps React's handlers of them out.
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
