import type { Payload } from 'payload';
import { processWide } from '../process-wide';

const HOUR_MS = 60 * 60 * 1000;
/** The pauses after the first failure in a row, and after each later one. */
const FIRST_RETRY_MS = 5 * 1000;
const RETRY_MS = 60 * 1000;

/**
 * Does a recurring job at once, again every hour, and sooner after it failed: at the start on a busy machine the
 * database may not answer in time, and an hour would be a long wait for the next attempt.
 *
 * @param name a second call with the same name does nothing
 * @param job resolves to whether it succeeded, and does not fail otherwise: it logs its failures itself
 */
export function everyHour(name: string, job: () => Promise<boolean>): void {
  const state = processWide<{ timer?: NodeJS.Timeout }>(name, () => ({}));
  if (state.timer) return;
  const run = async (retryMs = FIRST_RETRY_MS) => {
    const isDone = await job();
    state.timer = isDone ? setTimeout(() => void run(), HOUR_MS) : setTimeout(() => void run(RETRY_MS), retryMs);
    state.timer.unref();
  };
  state.timer = setTimeout(() => void run(), 0);
}

/** @returns whether the work succeeded; if not, the message is logged with the reason */
export async function succeeds(payload: Payload, message: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    payload.logger.error({ err: error, msg: message });
    return false;
  }
}
