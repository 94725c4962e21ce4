/**
 * The only client for the content backend. Every call of the site goes through it:
 *
 * - `readBackend` gets content, lists and search results with `fetch`, so that Next can cache the answers;
 * - `relayToBackend` passes on what a visitor or an editor sends, with Node's own client, and never caches.
 *
 * Both have a time-out (`withDeadline`), a limit for the answer's size, a check of the envelope (docs/contract.md), an
 * `X-Request-Id` and one line in the log for a failure. Their parts: the table of calls (`calls.mjs`), the
 * envelope (`envelope.mjs`), the transports (`fetch-answer.ts`, `exchange.ts`) and the limits under Next's own fetch
 * (`guard-fetch.ts`).
 */
import { readSiteEnv } from '../env/site-env.mjs';
import { type Answer, noAnswer } from '../http/api-answer';
import { BodyTooLarge } from '../http/bounded-body.mjs';
import { requestIdHeaders, withRequestId } from '../http/request-id';
import type { Language } from '../i18n/languages';
import { countEvent } from '../telemetry/meter.mjs';
import { traceHeaders } from '../telemetry/tracing';
import { maxBytesOf } from './bounds';
import { type Call, callPaths } from './calls.mjs';
import { parseEnvelope, type Part, readEnvelope, type Reading } from './envelope.mjs';
import { exchange, isTimeout, type Message } from './exchange';
import { BackendFailure } from './failure';
import { fetchAnswer, reasonOf, type Tags } from './fetch-answer';
import { measureCall } from './measure-call';
import { reportBackend } from './outage-log';

type Query = Record<string, string>;

function urlOf(path: string, query: Query | string = {}): URL {
  const url = new URL(`${readSiteEnv(process.env).backendUrl}/api/${path}`);
  url.search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  return url;
}

async function readAnswer(call: Call, query: Query, tags: Tags): Promise<Reading> {
  const path = callPaths[call];
  try {
    const { status, text } = await fetchAnswer(urlOf(path, query).href, tags, maxBytesOf(path));
    return readEnvelope(status, text);
  } catch (error) {
    return { kind: 'failure', reason: reasonOf(error) };
  }
}

/**
 * Sends a GET call to the backend.
 *
 * @param call one of the contract's GET calls
 * @param query its parameters
 * @param tags cache tags of the answer, for revalidation by the backend's webhook; `now` bypasses the cache
 * @param isUsable whether the data has the shape that the caller needs; anything else is a failure
 * @returns the envelope's data, or null if the backend answers that it has none
 * @throws {BackendFailure} in every other case
 */
export async function readBackend(
  call: Call,
  query: Query,
  tags: Tags,
  isUsable?: (data: unknown) => boolean,
): Promise<unknown> {
  const part = await readBackendPart(call, query, tags, isUsable);
  return part ? part.data : null;
}

/**
 * The same, with what stands beside the data of a part of a list.
 *
 * @throws {BackendFailure} as `readBackend` does
 */
export function readBackendPart(
  call: Call,
  query: Query,
  tags: Tags,
  isUsable: (data: unknown) => boolean = () => true,
): Promise<Part | null> {
  const { backendUrl } = readSiteEnv(process.env);
  return withRequestId(async (requestId) => {
    const reading = await readAnswer(call, query, tags);
    if (reading.kind === 'none' || (reading.kind === 'data' && isUsable(reading.data))) {
      reportBackend({ isUp: true, backendUrl });
      return reading.kind === 'data' ? reading : null;
    }
    const failure = new BackendFailure(call, reading.kind === 'data' ? 'wrong shape' : reading.reason, requestId);
    reportBackend({ isUp: false, backendUrl, reason: failure.message });
    countEvent('site_backend_unusable_total', { call });
    throw failure;
  });
}

interface Relayed extends Message {
  /** Parameters, as an object or as the text after the question mark. */
  query?: Query | string;
  /** The language of the message if there is no answer. */
  language?: Language;
}

/**
 * Passes on what a visitor or an editor sends. It is never retried.
 *
 * @param path the call's path under `/api/`
 * @returns the backend's envelope, or "no answer" if there is none
 * @throws {BodyTooLarge} when the visitor's body exceeds its limit
 */
export function relayToBackend(path: string, { query, language, ...message }: Relayed): Promise<Answer> {
  return withRequestId(async (requestId) => {
    // A failure between site and backend is logged, without what the visitor wrote.
    const report = (reason: string) => console.error(`backend: ${new BackendFailure(path, reason, requestId).message}`);
    try {
      const { status, text, retryAfter } = await measureCall(path, () => {
        const headers = { ...message.headers, ...requestIdHeaders(), ...traceHeaders() };
        return exchange(urlOf(path, query), { ...message, headers });
      });
      if (parseEnvelope(text)) return { status, body: text, retryAfter };
      report(`status ${status}, not an envelope`);
      return noAnswer(false, language);
    } catch (error) {
      if (error instanceof BodyTooLarge) throw error;
      report(isTimeout(error) ? 'no answer in time' : String(error));
      return noAnswer(isTimeout(error), language);
    }
  });
}
