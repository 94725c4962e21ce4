/** The least distance between a panel and the window's edge, in pixels. */
const margin = { mega: 25, simple: 10 };

/** The delay after the last resize before panels are placed again, in milliseconds. */
export const resizeDelay = 500;

/**
 * How far a panel must move to stay within the window.
 *
 * @param left the panel's left edge
 * @param right its right edge
 * @param width the window's width
 * @param edge the least distance to the window's edge, all in pixels
 * @returns pixels to the right; negative: to the left. A panel wider than the window starts at its left edge.
 */
export function shiftInto(left: number, right: number, width: number, edge: number): number {
  const shift = Math.min(0, width - edge - right);
  return left + shift < edge ? edge - left : shift;
}

const isNested = (panel: HTMLElement) => Boolean(panel.parentElement?.closest('[data-panel]'));

function reset(panel: HTMLElement): void {
  panel.style.removeProperty('--shift');
  panel.style.removeProperty('--lift');
  delete panel.dataset.side;
  delete panel.dataset.tall;
}

/** Whether its list is longer than the window is high: then it scrolls, and panels of its items open below them. */
function isTall(panel: HTMLElement): boolean {
  const height = panel.firstElementChild?.getBoundingClientRect().height ?? 0;
  return panel.dataset.panel === 'simple' && height > panel.clientHeight;
}

/** Reads all sizes before it writes any, so that the browser does one layout. */
function placeUnderBar(panels: HTMLElement[], width: number): void {
  for (const panel of panels.filter(isTall)) panel.dataset.tall = '';
  const shifts = panels.map((panel) => {
    // A panel of full width cannot move.
    if (panel.dataset.panel === 'wide') return 0;
    const { left, right } = panel.getBoundingClientRect();
    return shiftInto(left, right, width, panel.dataset.panel === 'mega' ? margin.mega : margin.simple);
  });
  panels.forEach((panel, index) => {
    if (shifts[index]) panel.style.setProperty('--shift', `${shifts[index]}px`);
  });
}

/** After its item, or before it where the window ends, and moved up if the window ends below it. */
function placeBesideItem(panel: HTMLElement, width: number): void {
  const { left, right, bottom } = panel.getBoundingClientRect();
  if (left < margin.simple || right > width - margin.simple) panel.dataset.side = 'before';
  const lift = Math.min(0, window.innerHeight - margin.simple - bottom);
  if (lift) panel.style.setProperty('--lift', `${lift}px`);
}

/** Keeps the panels of the bar within the window. They must be laid out, visible or not. */
export function placePanels(panels: HTMLElement[]): void {
  const width = document.documentElement.clientWidth;
  panels.forEach(reset);
  placeUnderBar(
    panels.filter((panel) => !isNested(panel)),
    width,
  );
  for (const panel of panels.filter(isNested)) placeBesideItem(panel, width);
}
