import { afterPaint } from '@/lib/browser/after-paint';
import { routeChange } from '@/lib/browser/site-events';
import { whenIdle } from '@/lib/browser/when-idle';

import { isShown } from './is-shown';

/** Up to this width the menu is a panel. */
const bar = '(min-width: 992px)';

const focusable = 'a[href], button, summary, input';

/** What else is on the page: out of reach while the panel is open. A dialog, which lies above it, keeps to itself. */
function everythingBut(header: Element): HTMLElement[] {
  return [...(header.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== header && !['SCRIPT', 'DIALOG'].includes(element.tagName),
  );
}

/** Tab goes round within the header: from its last control to its first, and back. */
function keepFocusIn(header: Element, event: KeyboardEvent): void {
  const controls = [...header.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => isShown(control) && control.tabIndex >= 0,
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  // The focus is nowhere after a press on what takes none.
  if (document.activeElement !== from && header.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Gives the menu's `details` element what a panel over the whole page needs: Escape closes it, the focus stays in
 * the header and comes back to its button, the rest of the page is inert and does not scroll (`data-menu` on the root;
 * until that is there the style sheet asks for the open panel itself). Opening is the browser's, so it works without
 * script. The panel is laid out ahead of time, so that a press only shows it.
 *
 * @param details the element that opens and closes the panel
 * @param header the element the focus stays in
 * @param isAlwaysPanel whether the panel serves wide windows too
 * @returns a function that takes everything back
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
    // A scroll bar that goes leaves its room empty, or everything would move into it.
    if (isHeld && root.dataset.menu !== 'open')
      root.toggleAttribute('data-scroll-bar', window.innerWidth > root.clientWidth);
    root.dataset.menu = isHeld ? 'open' : 'closed';
    for (const element of everythingBut(header)) element.inert = isHeld;
  };
  const sync = () => hold(details.open);
  /** The event that tells of it comes later than a key that follows at once. */
  const close = () => {
    details.open = false;
    sync();
  };
  /** What comes while the panel is open, such as the consent banner, waits behind it. */
  const arrivals = new MutationObserver(() => details.open && sync());
  if (header.parentElement) arrivals.observe(header.parentElement, { childList: true });
  // It restyles all of the page, and makes its layers anew: the panel is shown first.
  const onToggle = () => {
    stopHolding?.();
    stopHolding = afterPaint(sync);
  };
  details.addEventListener('toggle', onToggle, { signal });
  // On the document, since a press on what takes no focus leaves it with the body, whose keys are meant for the panel.
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
  // It may have been opened before there was script.
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
