import type { Payload } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { processWide } from '../../process-wide';
import { attempt } from './attempt';
import { claimDue, freeLeases } from './claim';
import { retryDelay } from './retry';
import { mailSources } from './sources';

/** How long a due mail may wait for a check: a retry, or one of another process. */
const POLL_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

interface Outbox {
  payload?: Payload;
  timer?: NodeJS.Timeout;
  isRunning: boolean;
  /** Whether claims of earlier processes are freed. */
  isTidy: boolean;
  isAskedAgain: boolean;
  /** Consecutive attempts that did not reach the server. */
  failures: number;
}

const outbox = () =>
  processWide<Outbox>('outbox', () => ({ isRunning: false, isTidy: false, isAskedAgain: false, failures: 0 }));

/**
 * Starts to mail stored messages, one at a time: claim, send, mark. A process that is killed in between leaves at most
 * one mail that is sent but not marked, which is sent twice.
 */
export function startOutbox(payload: Payload): void {
  if (!readRuntimeEnv().forms.mail) {
    payload.logger.warn('SMTP_URL is not set: messages wait in the inbox and are not mailed.');
    return;
  }
  outbox().payload = payload;
  schedule(0);
}

/** Reports a new mail. While the server cannot be reached, it waits with the others. */
export function wakeOutbox(): void {
  const state = outbox();
  state.isAskedAgain = true;
  if (state.failures === 0 && !state.isRunning) schedule(0);
}

function schedule(delay: number): void {
  const state = outbox();
  if (!state.payload) return;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => void run(), delay);
  state.timer.unref();
}

async function run(): Promise<void> {
  const state = outbox();
  const { payload } = state;
  if (!payload || state.isRunning) return;
  state.isRunning = true;
  try {
    if (!state.isTidy) for (const source of mailSources) await freeLeases(payload, source);
    state.isTidy = true;
    do {
      state.isAskedAgain = false;
      state.failures = (await sendAllDue(payload)) ? 0 : state.failures + 1;
    } while (state.isAskedAgain && state.failures === 0);
  } catch (error) {
    state.failures += 1;
    payload.logger.error({ err: error, msg: 'outbox failed' });
  } finally {
    state.isRunning = false;
    schedule(state.failures === 0 ? POLL_MS : Math.min(LONGEST_PAUSE_MS, retryDelay(state.failures)));
  }
}

/** @returns false as soon as the server cannot be reached */
async function sendAllDue(payload: Payload): Promise<boolean> {
  for (const source of mailSources) {
    for (let row = await claimDue(payload, source); row; row = await claimDue(payload, source)) {
      if (!(await attempt(payload, source, row))) return false;
    }
  }
  return true;
}
