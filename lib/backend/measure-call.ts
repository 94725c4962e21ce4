import { countEvent, timeEvent } from '../telemetry/meter.mjs';
import { callPaths, formCallPaths } from './calls.mjs';

const known: ReadonlySet<string> = new Set([...Object.values(callPaths), ...Object.values(formCallPaths)]);

/**
 * Counts and times one call to the backend, below Next's cache: what the cache answers is no call.
 *
 * @param path of the call under `/api/`
 * @param work the call
 */
export async function measureCall<T extends { answer: { status: number } } | { status: number }>(
  path: string,
  work: () => Promise<T>,
): Promise<T> {
  const call = known.has(path) ? path : 'other';
  const startedAt = performance.now();
  let outcome = 'no_answer';
  try {
    const done = await work();
    const { status } = 'answer' in done ? done.answer : done;
    outcome = status < 500 ? 'answered' : 'failed';
    return done;
  } finally {
    countEvent('site_backend_calls_total', { call, outcome });
    timeEvent('site_backend_call_seconds', { call }, startedAt);
  }
}
