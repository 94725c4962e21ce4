/** What a closed `details` hides: all but its summary. Browsers may still lay it out, as visible. */
const inClosedDetails = 'details:not([open]) > :not(summary:first-of-type)';

/** Whether an element is visible and reachable, not only laid out: closed panels are laid out in advance. */
export const isShown = (element: Element) =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible' &&
  !element.closest(inClosedDetails);
