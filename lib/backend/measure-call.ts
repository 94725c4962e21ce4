import { countEvent, timeEvent } from '../telemetry/meter.mjs';
import { nameSpan, traced } from '../telemetry/tracing';
import { callPaths, formCallPaths } from './calls.mjs';

const known: ReadonlySet<string> = new Set([...Object.values(callPaths), ...Object.values(formCallPaths)]);

type Result = { answer: { status: number } } | { status: number };

const statusOf = (result: Result) => ('answer' in result ? result.answer.status : result.status);

/**
 * Counts, times and traces one call to the backend, below Next's cache: what the cache answers is no call.
 *
 * @param path of the call under `/api/`
 * @param work the call
 */
export async function measureCall<T extends Result>(path: string, work: () => Promise<T>): Promise<T> {
  const call = known.has(path) ? path : 'other';
  const startedAt = performance.now();
  let outcome = 'no_answer';
  // A page that needs the backend is being made.
  nameSpan('regeneration');
  try {
    const done = await traced(call, 'client', {}, work, (result) => ({
      'http.response.status_code': statusOf(result),
    }));
    outcome = statusOf(done) < 500 ? 'answered' : 'failed';
    return done;
  } finally {
    countEvent('site_backend_calls_total', { call, outcome });
    timeEvent('site_backend_call_seconds', { call }, startedAt);
  }
}
