import { whenIdle } from './when-idle';

/**
 * Prepares elements ahead of a press: as soon as a mouse or the focus comes near, one at a time, whenever the browser
 * has nothing better to do. A finger comes near and presses at once: it shall not have to wait.
 *
 * @param ground where mouse or focus are near
 * @param elements asked for at every beginning
 * @returns how to begin anew after the page has changed, and how to stop it for good
 */
export function prepareAhead(
  ground: HTMLElement,
  elements: () => readonly HTMLElement[],
  prepare: (element: HTMLElement) => void,
) {
  const listening = new AbortController();
  const { signal } = listening;
  let isBegun = false;
  let stopWaiting: (() => void) | undefined;

  const begin = () => {
    isBegun = true;
    const left = [...elements()];
    const takeNext = () => {
      const element = left.shift();
      if (!element) return;
      prepare(element);
      stopWaiting = whenIdle(takeNext);
    };
    stopWaiting?.();
    stopWaiting = whenIdle(takeNext);
  };
  const beginOnce = () => {
    if (!isBegun) begin();
  };
  ground.addEventListener('pointerover', ({ pointerType }) => pointerType === 'mouse' && beginOnce(), { signal });
  ground.addEventListener('focusin', beginOnce, { signal });
  return {
    /** Not before somebody has come near. */
    again: () => {
      if (isBegun) begin();
    },
    stop: () => {
      listening.abort();
      stopWaiting?.();
    },
  };
}
