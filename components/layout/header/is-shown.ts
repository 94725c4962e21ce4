/** Whether an element is visible and reachable, not only laid out: closed panels are laid out in advance. */
export const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
