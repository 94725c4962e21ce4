import { afterPaint } from '@/lib/browser/after-paint';
import { routeChange } from '@/lib/browser/site-events';
import { whenIdle } from '@/lib/browser/when-idle';

import { isShown } from './is-shown';

/** Up to this width the menu is a panel. */
const bar = '(min-width: 62em)';

const focusable = 'a[href], button, summary, input';

/** The rest of the page, inert while the panel is open. Dialogs are above it and handle this themselves. */
function everythingBut(header: Element): HTMLElement[] {
  return [...(header.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== header && !['SCRIPT', 'DIALOG'].includes(element.tagName),
  );
}

/** Tab cycles within the header: from its last control to its first, and back. */
function keepFocusIn(header: Element, event: KeyboardEvent): void {
  const controls = [...header.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => isShown(control) && control.tabIndex >= 0,
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  // After a press on an element that cannot take the focus, nothing has it.
  if (document.activeElement !== from && header.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Completes the menu's `details` element as a panel over the whole page: Escape closes it, the focus stays in the
 * header and returns to its button, the rest of the page is inert and does not scroll (`data-menu` on the root; before
 * script runs, CSS checks for the open panel). The browser opens it, so it works without script. The panel is laid out
 * in advance, so that a press only shows it.
 *
 * @param details the element that opens and closes the panel
 * @param header the element that keeps the focus
 * @param isAlwaysPanel whether the panel is used on wide windows too
 * @returns a function that undoes everything
 */
export function attachMobilePanel(
  details: HTMLDetailsElement,
  header: HTMLElement,
  isAlwaysPanel: boolean,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const root = document.documentElement;
  let stopHolding: (() => void) | undefined;
  const hold = (isHeld: boolean) => {
    stopHolding?.();
    // Keeps the space of the removed scroll bar, so that nothing moves.
    if (isHeld && root.dataset.menu !== 'open')
      root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
    root.dataset.menu = isHeld ? 'open' : 'closed';
    for (const element of everythingBut(header)) element.inert = isHeld;
  };
  const sync = () => hold(details.open);
  /** The `toggle` event comes later than a key right after the press. */
  const close = () => {
    details.open = false;
    sync();
  };
  /** Elements added while the panel is open, such as the consent banner, become inert too. */
  const arrivals = new MutationObserver(() => details.open && sync());
  if (header.parentElement) arrivals.observe(header.parentElement, { childList: true });
  // It restyles the whole page and recreates its layers, so the panel is painted first.
  const onToggle = () => {
    stopHolding?.();
    stopHolding = afterPaint(sync);
  };
  details.addEventListener('toggle', onToggle, { signal });
  // On the document: after a press on an element that cannot take the focus, keys go to the body.
  document.addEventListener(
    'keydown',
    (event) => {
      if (!details.open) return;
      if (event.key === 'Tab') keepFocusIn(header, event);
      if (event.key !== 'Escape') return;
      close();
      details.querySelector('summary')?.focus();
    },
    { signal, capture: true },
  );
  window.addEventListener(routeChange, close, { signal });
  if (!isAlwaysPanel) window.matchMedia(bar).addEventListener('change', close, { signal });
  // It may have been opened before script ran.
  sync();
  const panel = details.nextElementSibling;
  const stopPreparing = whenIdle(() => {
    if (panel instanceof HTMLElement) panel.dataset.ready = '';
  });
  return () => {
    listening.abort();
    stopPreparing();
    arrivals.disconnect();
    hold(false);
    delete root.dataset.menu;
  };
}
