import { whenIdle } from './when-idle';

/**
 * Prepares elements ahead of a press: when a mouse or the focus comes near, one at a time, while the browser is idle.
 * Not for touch: a finger presses at once and must not wait.
 *
 * @param ground the area where mouse or focus count as near
 * @param elements called at every start
 * @returns how to start again after the page has changed, and how to stop
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
    /** Only after a mouse or the focus came near. */
    again: () => {
      if (isBegun) begin();
    },
    stop: () => {
      listening.abort();
      stopWaiting?.();
    },
  };
}
