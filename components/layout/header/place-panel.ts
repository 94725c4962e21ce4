/** The least distance between a panel and the window's edge, in pixels. */
const margin = { mega: 25, simple: 10 };

/** How long after the window's last change of size the panels are placed again, in milliseconds. */
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

const isNested = (panel: HTMLElement) => Boolean(panel.parentElement?.closest('[data-panel]'));

function reset(panel: HTMLElement): void {
  panel.style.removeProperty('--shift');
  panel.style.removeProperty('--lift');
  delete panel.dataset.side;
  delete panel.dataset.tall;
}

/** Its list is longer than the window is high: it scrolls, and what would open beside its items opens below them. */
function isTall(panel: HTMLElement): boolean {
  const height = panel.firstElementChild?.getBoundingClientRect().height ?? 0;
  return panel.dataset.panel === 'simple' && height > panel.clientHeight;
}

/** Reads of all before it writes to any, so that the browser lays them out once. */
function placeUnderBar(panels: HTMLElement[], width: number): void {
  for (const panel of panels.filter(isTall)) panel.dataset.tall = '';
  const shifts = panels.map((panel) => {
    // A panel as wide as its ground has nowhere to go.
    if (panel.dataset.panel === 'wide') return 0;
    const { left, right } = panel.getBoundingClientRect();
    return shiftInto(left, right, width, panel.dataset.panel === 'mega' ? margin.mega : margin.simple);
  });
  panels.forEach((panel, index) => {
    if (shifts[index]) panel.style.setProperty('--shift', `${shifts[index]}px`);
  });
}

/** Beside the item it belongs to, on the side where there is room, and as far up as the window ends below it. */
function placeBesideItem(panel: HTMLElement, width: number): void {
  const { right, bottom } = panel.getBoundingClientRect();
  if (right > width - margin.simple) panel.dataset.side = 'left';
  const lift = Math.min(0, window.innerHeight - margin.simple - bottom);
  if (lift) panel.style.setProperty('--lift', `${lift}px`);
}

/** Keeps panels of the bar within the window. They have to be laid out, shown or not. */
export function placePanels(panels: HTMLElement[]): void {
  const width = document.documentElement.clientWidth;
  panels.forEach(reset);
  placeUnderBar(
    panels.filter((panel) => !isNested(panel)),
    width,
  );
  for (const panel of panels.filter(isNested)) placeBesideItem(panel, width);
}
