/**
 * Lays out an element that is hidden, and has the browser keep the layout: see `styles/tools/_kept.scss`.
 *
 * @param measure what is to be done while it is laid out
 */
export function keepLaidOut(element: HTMLElement, measure?: () => void): void {
  element.dataset.ready = '';
  element.getBoundingClientRect();
  measure?.();
  element.dataset.ready = 'kept';
}
