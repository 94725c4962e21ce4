/**
 * The one client for the content backend. Whatever the site wants of it goes through here:
 *
 * - `readBackend` asks for content, lists and search results, by `fetch`, so that Next can cache the answer;
 * - `relayToBackend` passes on what a visitor or an editor sends, by Node's own client, and never caches.
 *
 * Both have a time-out (`withDeadline`), a limit for the answer's size, a check of the envelope (docs/contract.md), an
 * `X-Request-Id` and one line in the log for a failure. Beside them stand the table of calls (`calls.mjs`), the
 * envelope (`envelope.mjs`), the ways of transport (`fetch-answer.ts`, `exchange.ts`) and the guard under Next's own
 * fetch (`guard-fetch.ts`).
 */
import { readSiteEnv } from '../env/site-env.mjs';
import { type Answer, noAnswer } from '../http/api-answer';
import { BodyTooLarge } from '../http/bounded-body.mjs';
import { requestIdHeaders, withRequestId } from '../http/request-id';
import type { Language } from '../i18n/languages';
import { maxBytesOf } from './bounds';
import { type Call, callPaths } from './calls.mjs';
import { parseEnvelope, readEnvelope, type Reading } from './envelope.mjs';
import { exchange, isTimeout, type Message } from './exchange';
import { BackendFailure } from './failure';
import { fetchAnswer, reasonOf, type Tags } from './fetch-answer';
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
 * Asks the backend for something.
 *
 * @param call one of the contract's GET calls
 * @param query its parameters
 * @param tags what the answer depends on, for revalidation by the backend's webhook; `now` asks past the cache
 * @param isUsable whether the data is of the shape that the caller needs; anything else is a failure
 * @returns the envelope's data, or null where the backend says with authority that there is none
 * @throws {BackendFailure} in every other case
 */
export function readBackend(
  call: Call,
  query: Query,
  tags: Tags,
  isUsable: (data: unknown) => boolean = () => true,
): Promise<unknown> {
  const { backendUrl } = readSiteEnv(process.env);
  return withRequestId(async (requestId) => {
    const reading = await readAnswer(call, query, tags);
    if (reading.kind === 'none' || (reading.kind === 'data' && isUsable(reading.data))) {
      reportBackend({ isUp: true, backendUrl });
      return reading.kind === 'data' ? reading.data : null;
    }
    const failure = new BackendFailure(call, reading.kind === 'data' ? 'wrong shape' : reading.reason, requestId);
    reportBackend({ isUp: false, backendUrl, reason: failure.message });
    throw failure;
  });
}

interface Relayed extends Message {
  /** Parameters, as an object or as the text after the question mark. */
  query?: Query | string;
  /** Of the message that stands for a missing answer. */
  language?: Language;
}

/**
 * Passes on what a visitor or an editor sends. It is sent once.
 *
 * @param path the call's path under `/api/`
 * @returns the backend's envelope, or "no answer" where it gave none
 * @throws {BodyTooLarge} when the visitor's body exceeds its limit
 */
export function relayToBackend(path: string, { query, language, ...message }: Relayed): Promise<Answer> {
  return withRequestId(async (requestId) => {
    // Something is wrong between site and backend: worth a line, but not what the visitor wrote.
    const report = (reason: string) => console.error(`backend: ${new BackendFailure(path, reason, requestId).message}`);
    try {
      const headers = { ...message.headers, ...requestIdHeaders() };
      const { status, text, retryAfter } = await exchange(urlOf(path, query), { ...message, headers });
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
