import { processWide } from './process-wide.mjs';

interface Turn {
  /** The run that is under way, with those that follow it. */
  running?: Promise<void>;
  /** Whether another run has to follow it. */
  isDue: boolean;
  retry?: NodeJS.Timeout;
}

/** What is fetched for the whole process, and kept. */
interface Refresh {
  /** Fetches it. Of several calls during a run, all wait for the one that follows it. */
  refresh: () => Promise<void>;
  /** Resolves when no run is under way, at once if there is none. */
  isSettled: () => Promise<void>;
}

/**
 * One fetch after the other: of two at the same time, the one that began first may end last, and what it found would
 * replace what is newer.
 *
 * @param name of the value, unique in the process
 * @param run fetches and keeps it; resolves to whether it could
 * @param retryMs after how many milliseconds it is tried again if it could not
 */
export function refreshInTurn(name: string, run: () => Promise<boolean>, retryMs: number): Refresh {
  const turn = processWide<Turn>(`${name}.turn`, () => ({ isDue: false }));

  async function runWhileDue(): Promise<void> {
    let isDone = true;
    while (turn.isDue) {
      turn.isDue = false;
      isDone = await run();
    }
    if (isDone) return;
    clearTimeout(turn.retry);
    turn.retry = setTimeout(() => void refresh(), retryMs).unref();
  }

  function refresh(): Promise<void> {
    turn.isDue = true;
    turn.running ??= runWhileDue().finally(() => (turn.running = undefined));
    return turn.running;
  }

  return { refresh, isSettled: () => turn.running ?? Promise.resolve() };
}
