/** Whether an element can be seen and reached, not only laid out: closed panels are, ahead of time. */
export const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
