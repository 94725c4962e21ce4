import { whenIdle } from './when-idle';

/** How long what a first preparation asks for, such as icons, may take to come, in milliseconds. */
const arrival = 500;

/**
 * Prepares elements ahead of a press: as soon as a mouse or the focus comes near, one at a time, whenever the browser
 * has nothing better to do. All of them twice, since what the first time brings in has changed them once more. A finger
 * comes near and presses at once: it shall not have to wait.
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
  let timer: ReturnType<typeof setTimeout>;
  let stopWaiting: (() => void) | undefined;

  const callOff = () => {
    clearTimeout(timer);
    stopWaiting?.();
  };
  const goRound = (rounds: number) => {
    const left = [...elements()];
    const takeNext = () => {
      const element = left.shift();
      if (element) {
        prepare(element);
        stopWaiting = whenIdle(takeNext);
      } else if (rounds > 1) timer = setTimeout(goRound, arrival, rounds - 1);
    };
    stopWaiting = whenIdle(takeNext);
  };
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    goRound(2);
  };
  ground.addEventListener('pointerover', ({ pointerType }) => pointerType === 'mouse' && begin(), { signal });
  ground.addEventListener('focusin', begin, { signal });
  return {
    /** Not before somebody has come near. */
    again: () => {
      if (!isBegun) return;
      callOff();
      goRound(2);
    },
    stop: () => {
      listening.abort();
      callOff();
    },
  };
}
