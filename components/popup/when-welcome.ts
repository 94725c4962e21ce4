import { consentChange, modalClose } from '@/lib/browser/site-events';
import { whenIdle } from '@/lib/browser/when-idle';
import { readConsent } from '@/lib/consent/consent';

/** Whether the visitor is using a form, whose focus must not be taken. */
function isBusy(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && (focused.matches('input, textarea, select') || focused.isContentEditable);
}

/** An open window or menu panel. */
const open = 'dialog[open], header details[open]';

/** Whether a window may open by itself: consent was answered, nothing else is open, and nobody is typing. */
function isWelcome(): boolean {
  return readConsent() !== null && !document.querySelector(open) && !isBusy() && !document.hidden;
}

/** The events that may end a reason to wait. */
const ends: [target: () => EventTarget, name: string][] = [
  [() => window, consentChange],
  [() => window, modalClose],
  [() => document, 'focusout'],
  [() => document, 'click'],
  [() => document, 'visibilitychange'],
];

/**
 * Calls back once, when the page has loaded and an automatic window does not disturb the visitor.
 *
 * @returns a function that cancels it
 */
export function whenWelcome(callback: () => void): () => void {
  let cancelIdle: () => void = () => undefined;
  const stop = () => {
    cancelIdle();
    for (const [target, name] of ends) target().removeEventListener(name, tryLater);
  };
  const attempt = () => {
    if (!isWelcome()) return;
    stop();
    callback();
  };
  // Later, so that a focus that moves between fields has arrived.
  function tryLater() {
    cancelIdle();
    cancelIdle = whenIdle(attempt);
  }
  for (const [target, name] of ends) target().addEventListener(name, tryLater);
  tryLater();
  return stop;
}
