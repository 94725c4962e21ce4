import { prepareAhead } from '@/lib/browser/prepare-ahead';

import { menuMove } from './menu-keys';
import { isOpen, parentOf, toggled } from './open-path';
import { placePanels, resizeDelay } from './place-panel';

/** How long a pointer must rest on an item, or be away, in milliseconds, so that crossing the bar opens nothing. */
const hoverDelay = { open: 80, close: 250 };

/** From 992 px the menu is a bar; below that, a panel. */
const wideWindow = '(min-width: 62em)';

const isMousePress = (event: MouseEvent) => (event as PointerEvent).pointerType === 'mouse' && event.detail > 0;

const itemOf = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('[data-path]');
const pathOf = (item: HTMLElement | null) => item?.dataset.path ?? '';
const hasPanel = (item: Element) => item.querySelector(':scope > [data-panel]') !== null;
const isReady = (panel: HTMLElement) => 'ready' in panel.dataset;
const isRoot = (panel: HTMLElement) => !pathOf(panel.parentElement).includes('.');

/**
 * Makes the menu a disclosure navigation (WAI-ARIA Authoring Practices) for pointer, touch and keyboard. The state is
 * in the document only (`data-open`, `aria-expanded`), so that a press costs no more than its change. `data-scripted`
 * turns off the CSS that opens panels; `data-ready` marks a closed panel that is laid out in advance, which happens
 * when a visitor comes near.
 *
 * @param nav the element of the menu
 * @param isAlwaysPanel whether it is a panel on wide windows too
 * @returns a function that stops it, for when the menu is removed
 */
export function attachMenu(nav: HTMLElement, isAlwaysPanel: boolean): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const panels = [...nav.querySelectorAll<HTMLElement>('[data-panel]')];
  let openPath = '';
  let timer: ReturnType<typeof setTimeout>;
  let resize: ReturnType<typeof setTimeout>;

  const isBar = () => !isAlwaysPanel && window.matchMedia(wideWindow).matches;

  // Near means the header, which also has the button of the menu's panel.
  const preparation = prepareAhead(
    nav.closest('header') ?? nav,
    () => panels.filter((panel) => isRoot(panel) || !isBar()),
    (panel) => {
      panel.dataset.ready = '';
      if (isBar()) placePanels([panel]);
    },
  );

  const open = (path: string) => {
    clearTimeout(timer);
    openPath = path;
    const opened = panels.filter((panel) => {
      const item = panel.parentElement as HTMLElement;
      const isExpanded = isOpen(path, pathOf(item));
      if (isExpanded === item.hasAttribute('data-open')) return false;
      item.toggleAttribute('data-open', isExpanded);
      item.querySelector(':scope > button')?.setAttribute('aria-expanded', String(isExpanded));
      return isExpanded;
    });
    // It was laid out in advance and is in its place.
    const unplaced = opened.filter((panel) => !isReady(panel));
    if (unplaced.length > 0 && isBar()) placePanels(unplaced);
  };
  const openLater = (path: string, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, delay, path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's own: Alt and an arrow key go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = menuMove(event.key, nav, event.target as Element, openPath);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if (move.open !== undefined) open(move.open);
    move.focus()?.focus();
  };

  const onPointerOver = (event: PointerEvent) => {
    const item = itemOf(event.target);
    if (event.pointerType !== 'mouse' || !item || !isBar()) return;
    const path = pathOf(item);
    openLater(hasPanel(item) ? path : parentOf(path), hoverDelay.open);
  };

  /**
   * A button toggles its panel. A tap on the link of a closed item opens it first; a second tap follows the link. The
   * keyboard follows it at once, and so does a mouse in the bar.
   */
  const onClick = (event: MouseEvent) => {
    const item = itemOf(event.target);
    const control = (event.target as Element).closest('a, button');
    if (!item || control?.parentElement !== item || !hasPanel(item)) return;
    const path = pathOf(item);
    const isMouseInBar = isMousePress(event) && isBar();
    // A mouse opens the panel by hovering and closes it by leaving, so its click must not close it.
    if (control.tagName === 'BUTTON') return open(isMouseInBar ? path : toggled(openPath, path));
    const isPress = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPress || isOpen(openPath, path) || isMouseInBar) return;
    event.preventDefault();
    open(path);
  };

  const closeOutside = (event: Event) => {
    if (openPath && isBar() && !nav.contains(event.target as Node)) open('');
  };

  /** Closes panels during a resize: panels placed for the old size could overflow the window. */
  const onResize = () => {
    if (!isBar()) return;
    for (const panel of panels) delete panel.dataset.ready;
    clearTimeout(resize);
    resize = setTimeout(() => {
      if (isBar()) placePanels(panels.filter((panel) => panel.parentElement?.hasAttribute('data-open')));
      preparation.again();
    }, resizeDelay);
  };

  nav.addEventListener('keydown', onKeyDown, { signal });
  nav.addEventListener('pointerover', onPointerOver, { signal });
  nav.addEventListener('click', onClick, { signal, capture: true });
  nav.addEventListener(
    'pointerleave',
    (event) => {
      if (event.pointerType === 'mouse' && isBar()) openLater('', hoverDelay.close);
    },
    { signal },
  );
  window.addEventListener('resize', onResize, { signal });
  // Escape closes a panel opened by hover, wherever the focus is (WCAG 2.2, 1.4.13).
  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeOutside(event), { signal });
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  nav.dataset.scripted = '';
  return () => {
    listening.abort();
    preparation.stop();
    clearTimeout(timer);
    clearTimeout(resize);
  };
}
