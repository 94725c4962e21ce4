import 'server-only';

import { env } from '../env';
import { withDeadline } from '../http/with-deadline';
import { BackendFailure } from './failure';
import { type Call, callPaths } from './calls.mjs';
import { readEnvelope } from './envelope.mjs';
import { reportBackend } from './outage-log';

/** CONTRACT.md, Envelope: the backend has three seconds to answer, in however many attempts. */
const timeoutMs = 3000;

/** A connection that was refused or cut is tried once more. */
const attempts = 2;

/** What the answer depends on, or `now` for what the backend says at this moment, whatever is kept. */
type Tags = string[] | 'now';

async function fetchText(url: string, tags: Tags, signal: AbortSignal): Promise<{ status: number; body: string }> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal,
    redirect: 'error',
    ...(tags === 'now' ? { cache: 'no-store' } : { next: { tags, revalidate: env().revalidateSeconds } }),
  });
  return { status: response.status, body: await response.text() };
}

async function fetchWithRetry(url: string, tags: Tags, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchText(url, tags, signal);
    } catch (error) {
      if (signal.aborted || attempt === attempts) throw error;
    }
  }
}

/**
 * The time is measured here too, beside the guard of every call (`lib/backend/guard-fetch.ts`): whoever asks for
 * what another request is asking for already waits in Next's cache, and that wait knows no signal.
 */
async function fetchInTime(call: Call, url: string, tags: Tags) {
  try {
    return await withDeadline(timeoutMs, (signal) => fetchWithRetry(url, tags, signal));
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new BackendFailure(call, isTimeout ? `no answer within ${timeoutMs} ms` : 'no connection');
  }
}

/**
 * Asks the content backend.
 *
 * @param call one of the contract's GET calls
 * @param query its parameters
 * @param tags what the answer depends on, for revalidation by the backend's webhook; `now` asks past the cache
 * @returns the envelope's data, or null where the backend says with authority that there is none
 * @throws {BackendFailure} in every other case
 */
export async function request(call: Call, query: Record<string, string>, tags: Tags): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const url = `${env().backendUrl}/api/${callPaths[call]}${search && `?${search}`}`;
  try {
    const { status, body } = await fetchInTime(call, url, tags);
    const reading = readEnvelope(status, body);
    if (reading.kind === 'failure') throw new BackendFailure(call, reading.reason);
    reportBackend({ isUp: true, backendUrl: env().backendUrl });
    return reading.kind === 'data' ? reading.data : null;
  } catch (error) {
    if (error instanceof BackendFailure) {
      reportBackend({ isUp: false, backendUrl: env().backendUrl, reason: error.message });
    }
    throw error;
  }
}
