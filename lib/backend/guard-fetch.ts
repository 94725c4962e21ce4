import { noteWithdrawn } from '../cache/withdrawn-pages.mjs';
import { readSiteEnv } from '../env/site-env.mjs';
import { readAtMost } from '../http/bounded-body.mjs';
import { requestIdHeaders } from '../http/request-id';
import { withDeadline } from '../http/with-deadline';
import { traceHeaders } from '../telemetry/tracing';
import { maxBytesOf, readTimeoutMs } from './bounds';
import { measureCall } from './measure-call';

/**
 * Limits the time and size of every call to the backend and adds the request id, under Next's own fetch. Next drops the
 * caller's signal when it renews a stale answer, so a backend that hangs would otherwise block the page for minutes.
 */
export function guardBackendFetch(): void {
  const { backendUrl } = readSiteEnv(process.env);
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${backendUrl}/api/`)) return original(input, init);
    const [path = ''] = url.slice(`${backendUrl}/api/`.length).split('?');
    const limit = maxBytesOf(path);
    const read = async (signal: AbortSignal) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      // Added here, under Next's fetch: above it, the id would be part of the cache key of every request.
      for (const [name, value] of Object.entries({ ...requestIdHeaders(), ...traceHeaders() }))
        headers.set(name, value);
      const answer = await original(input, { ...init, headers, signal });
      const hasNoBody = [204, 205, 304].includes(answer.status);
      if (hasNoBody || !answer.body) return { answer, body: null };
      // Node's fetch holds the signal weakly: once that is collected, a body that stops half way would keep its
      // connection for minutes after the deadline.
      const stream = answer.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
      return { answer, body: new Uint8Array(await readAtMost(stream, limit)) };
    };
    const { answer, body } = await measureCall(path, () => withDeadline(readTimeoutMs, read, init?.signal));
    const { status, headers } = answer;
    noteWithdrawn(url, path, status, () => new TextDecoder().decode(body ?? undefined));
    const bounded = new Response(body, { status, headers });
    Object.defineProperty(bounded, 'url', { value: answer.url });
    return bounded;
  };
}
