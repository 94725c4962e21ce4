/**
 * What the browser tells of between a finger's touch and its click. The touch itself, the focus and the click go on:
 * links are loaded ahead on the one, and answer to the other.
 */
const between = ['touchend', 'mouseover', 'mousemove', 'mousedown', 'mouseup'];

/** What stands behind an event is Chromium's to tell; elsewhere these go on as they did. */
interface Told extends Event {
  sourceCapabilities?: { firesTouchEvents: boolean } | null;
}

/**
 * Keeps from everybody what nobody asks for in a tap within an element: events for each of which React looks for a
 * handler all the way up the page, twice (docs/decisions/0015). What the browser does by itself with them stays. A mouse is not concerned.
 *
 * Nothing in the element may ask for these events of a finger.
 *
 * @param signal ends it
 */
export function keepTouchQuiet(element: HTMLElement, signal: AbortSignal): void {
  const hush = (event: Told) => {
    if (event.sourceCapabilities?.firesTouchEvents && element.contains(event.target as Node)) event.stopPropagation();
  };
  for (const type of between) window.addEventListener(type, hush, { signal, capture: true });
}
