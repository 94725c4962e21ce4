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

/** Beside the item it belongs to, on the side where there is room, and as far up as the window ends below it. */
function placeNested(panel: HTMLElement, width: number): void {
  const { right, bottom } = panel.getBoundingClientRect();
  if (right > width - margin.simple) panel.dataset.side = 'left';
  const lift = Math.min(0, window.innerHeight - margin.simple - bottom);
  if (lift) panel.style.setProperty('--lift', `${lift}px`);
}

function place(panel: HTMLElement): void {
  panel.style.removeProperty('--shift');
  panel.style.removeProperty('--lift');
  delete panel.dataset.side;
  delete panel.dataset.tall;
  const width = document.documentElement.clientWidth;
  if (panel.parentElement?.closest('[data-panel]')) return placeNested(panel, width);
  // Its list is longer than the window is high: it scrolls, and what would open beside its items opens below them.
  const height = panel.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (panel.dataset.panel === 'simple' && height > panel.clientHeight) panel.dataset.tall = '';
  const { left, right } = panel.getBoundingClientRect();
  // A panel as wide as its ground has nowhere to go.
  if (panel.dataset.panel === 'wide') return;
  const shift = shiftInto(left, right, width, panel.dataset.panel === 'mega' ? margin.mega : margin.simple);
  if (shift) panel.style.setProperty('--shift', `${shift}px`);
}

/** Keeps the open panels of a menu within the window. */
export function placePanels(nav: Element): void {
  for (const panel of nav.querySelectorAll<HTMLElement>('[data-open] > [data-panel]')) place(panel);
}
