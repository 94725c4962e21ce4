import type { Payload } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { processWide } from '../../process-wide';
import { attempt } from './attempt';
import { claimDue, freeLeases } from './claim';
import { retryDelay } from './retry';
import { mailSources } from './sources';

/** How long a mail that becomes due by itself may wait: one that has to be tried again, or another process's. */
const POLL_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

interface Outbox {
  payload?: Payload;
  timer?: NodeJS.Timeout;
  isRunning: boolean;
  /** Whether what an earlier process had taken is free again. */
  isTidy: boolean;
  isAskedAgain: boolean;
  /** Attempts in a row that did not reach the server. */
  failures: number;
}

const outbox = () =>
  processWide<Outbox>('outbox', () => ({ isRunning: false, isTidy: false, isAskedAgain: false, failures: 0 }));

/**
 * Starts to mail what is stored, one mail at a time: claimed, sent, marked, then the next. A process that is killed in
 * between has at most one mail that was sent and not marked, and sends that one twice.
 */
export function startOutbox(payload: Payload): void {
  if (!readRuntimeEnv().forms.mail) {
    payload.logger.warn('SMTP_URL is not set: messages wait in the inbox and are not mailed.');
    return;
  }
  outbox().payload = payload;
  schedule(0);
}

/** Says that there is something to send. While the server cannot be reached, it waits with the rest. */
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
