import { consentChange, modalClose } from '@/lib/browser/site-events';
import { whenIdle } from '@/lib/browser/when-idle';
import { readConsent } from '@/lib/consent/consent';

const isTypedInto = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  (field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked));

/** Whether the visitor is using a form, whose focus must not be taken: is in one, or has not sent what was typed. */
function isBusy(): boolean {
  const focused = document.activeElement;
  if (focused?.closest('form, input, textarea, select, [contenteditable]')) return true;
  return [...document.forms].some(({ elements }) => [...elements].some(isTypedInto));
}

/** An open window or menu panel. */
const open = 'dialog[open], header details[open]';

/** Whether a window may open by itself: consent was answered, nothing else is open, and no form is in use. */
export function isWelcome(): boolean {
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
