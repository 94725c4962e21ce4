import { keyInOrder } from '@/lib/browser/key-in-order';

import { isShown } from './is-shown';
import { parentOf } from './open-path';

/** The effect of a key on the menu: the open panels, and the element to focus. */
export interface Move {
  open?: string;
  /** Called after the panels have changed. */
  focus: () => HTMLElement | null | undefined;
}

const controlOf = (item: Element | null | undefined) => item?.querySelector<HTMLElement>(':scope > a, :scope > button');
const toggleOf = (item: Element | null | undefined) => item?.querySelector<HTMLElement>(':scope > button');
const panelOf = (item: Element | null | undefined) => item?.querySelector<HTMLElement>(':scope > [data-panel]');
const itemAt = (nav: Element, path: string) => nav.querySelector<HTMLElement>(`[data-path="${path}"]`);

/** The first control of every visible item, in reading order. */
function controlsIn(panel: Element): HTMLElement[] {
  return [...panel.querySelectorAll('[data-path]')].flatMap((item) => controlOf(item) ?? []).filter(isShown);
}

function neighbour(
  controls: HTMLElement[],
  from: HTMLElement | null | undefined,
  step: number,
): HTMLElement | undefined {
  const index = from ? controls.indexOf(from) : -1;
  return controls[(index + step + controls.length) % controls.length];
}

const ends: Record<string, number> = { Home: 0, End: -1 };

/** In the bar: left and right along it, down into the panel. */
function moveInBar(key: string, nav: Element, item: HTMLElement, path: string): Move | undefined {
  const bar = [...(item.parentElement?.children ?? [])].flatMap((sibling) => controlOf(sibling) ?? []);
  if (key in ends) return { focus: () => bar.at(ends[key] ?? 0) };
  if (key === 'ArrowRight') return { focus: () => neighbour(bar, controlOf(item), 1) };
  if (key === 'ArrowLeft') return { focus: () => neighbour(bar, controlOf(item), -1) };
  const panel = panelOf(item);
  if (key === 'ArrowDown' && panel) return { open: path, focus: () => controlsIn(panel)[0] };
  return undefined;
}

/** In a panel: up and down through it, right and left into and out of panels beside it, or between columns. */
function moveInPanel(key: string, nav: Element, item: HTMLElement, path: string): Move | undefined {
  const panel = item.parentElement?.closest<HTMLElement>('[data-panel]');
  if (!panel) return undefined;
  const controls = controlsIn(panel);
  if (key in ends) return { focus: () => controls.at(ends[key] ?? 0) };
  if (key === 'ArrowDown') return { focus: () => neighbour(controls, controlOf(item), 1) };
  if (key === 'ArrowUp') return { focus: () => neighbour(controls, controlOf(item), -1) };
  const inner = panelOf(item);
  if (key === 'ArrowRight' && inner) return { open: path, focus: () => controlsIn(inner)[0] };
  const column = item.closest('[data-column]');
  if (column) {
    const next = key === 'ArrowRight' ? column.nextElementSibling : column.previousElementSibling;
    return next ? { focus: () => controlsIn(next)[0] ?? next.querySelector('a') } : undefined;
  }
  const owner = panel.closest<HTMLElement>('[data-path]');
  const ownerPath = owner?.dataset.path ?? '';
  if (key === 'ArrowLeft' && ownerPath.includes('.')) {
    return { open: parentOf(ownerPath), focus: () => controlOf(owner) };
  }
  return undefined;
}

/**
 * The keyboard of a disclosure navigation (WAI-ARIA Authoring Practices): arrow keys, Home and End move; Escape closes
 * the innermost panel and returns the focus to its button.
 *
 * @param key as `KeyboardEvent.key`
 * @param nav the element of the menu
 * @param target the focused element
 * @param openPath the open panels
 * @returns the effect of the key; undefined when the menu does not use it
 */
export function menuMove(key: string, nav: Element, target: Element, openPath: string): Move | undefined {
  if (key === 'Escape') {
    if (!openPath) return undefined;
    const owner = itemAt(nav, openPath);
    return { open: parentOf(openPath), focus: () => toggleOf(owner) ?? controlOf(owner) };
  }
  if (!key.startsWith('Arrow') && !(key in ends)) return undefined;
  const item = target.closest<HTMLElement>('[data-path]');
  const path = item?.dataset.path;
  if (!item || path === undefined) return undefined;
  const ordered = keyInOrder(key, nav);
  return path.includes('.') ? moveInPanel(ordered, nav, item, path) : moveInBar(ordered, nav, item, path);
}
