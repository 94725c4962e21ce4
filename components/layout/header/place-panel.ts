/** SPEC.md §9, in pixels: how far a panel stays from the edge of the window. */
const margin = { mega: 25, simple: 10 };

/** SPEC.md §9: how long after the last change of the window's size panels are placed anew, in milliseconds. */
export const resizeDelay = 500;

/**
 * How far a panel has to move to stay within the window.
 *
 * @param left the panel's left edge, as it stands
 * @param right its right edge
 * @param width the window's width
 * @param edge the distance it keeps, all in pixels
 * @returns pixels to the right; negative: to the left. A panel wider than the window starts at its left edge.
 */
export function shiftInto(left: number, right: number, width: number, edge: number): number {
  const shift = Math.min(0, width - edge - right);
  return left + shift < edge ? edge - left : shift;
}

function place(panel: HTMLElement): void {
  panel.style.removeProperty('--shift');
  delete panel.dataset.side;
  const { left, right } = panel.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isNested = Boolean(panel.parentElement?.closest('[data-panel]'));
  if (isNested) {
    if (right > width - margin.simple) panel.dataset.side = 'left';
    return;
  }
  // A panel as wide as its ground has nowhere to go.
  if (panel.dataset.panel === 'wide') return;
  const shift = shiftInto(left, right, width, panel.dataset.panel === 'mega' ? margin.mega : margin.simple);
  if (shift) panel.style.setProperty('--shift', `${shift}px`);
}

/** Keeps the open panels of a menu within the window. */
export function placePanels(nav: Element): void {
  for (const panel of nav.querySelectorAll<HTMLElement>('[data-open] > [data-panel]')) place(panel);
}
