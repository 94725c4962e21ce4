/**
 * A `ref` for an element that may be removed while the focus is in it. Without it the focus would be nowhere, and the
 * keys would not reach the panel.
 *
 * @param find finds what gets the focus instead, given the removed element's parent
 */
export const focusAfter =
  (find: (parent: HTMLElement | null) => HTMLElement | null | undefined) => (element: HTMLElement | null) => () => {
    if (!element?.contains(document.activeElement)) return;
    const parent = element.parentElement;
    // The element is removed after this; or it stays, and is only rendered again.
    queueMicrotask(() => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (!element.isConnected && isLost) find(parent)?.focus();
    });
  };

/** The heading of the panel or dialog around an element. */
const panelHeading = (element: HTMLElement | null): HTMLElement | null | undefined =>
  element?.closest('dialog, [role="dialog"]')?.querySelector<HTMLElement>('h2');

/** As `focusAfter`, with the heading of the panel or dialog. */
export const focusPanelAfter = focusAfter(panelHeading);
