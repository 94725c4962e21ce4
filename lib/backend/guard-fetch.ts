import { callPaths } from './calls.mjs';
import { readSiteEnv } from '../env/site-env.mjs';
import { readAtMost } from '../http/bounded-body.mjs';
import { withDeadline } from '../http/with-deadline';

/** CONTRACT.md, Envelope: the backend has three seconds to answer, its last byte included. */
const timeoutMs = 3000;

/** A page of the contract is a few hundred kilobytes; an answer beyond this is a failure. */
const maxBytes = 4 * 1024 * 1024;

/** 50,000 redirects are a few megabytes more. */
const maxRedirectsBytes = 24 * 1024 * 1024;

/**
 * Bounds every call to the backend in time and size, under Next's own fetch: when Next renews an answer that
 * has become stale it drops the caller's signal, and a backend that hangs would hold the page for minutes.
 */
export function guardBackendFetch(): void {
  const { backendUrl } = readSiteEnv(process.env);
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${backendUrl}/api/`)) return original(input, init);
    const limit = url === `${backendUrl}/api/${callPaths.GetRedirects}` ? maxRedirectsBytes : maxBytes;
    const read = async (signal: AbortSignal) => {
      const answer = await original(input, { ...init, signal });
      const hasNoBody = [204, 205, 304].includes(answer.status);
      return { answer, body: hasNoBody ? null : new Uint8Array(await readAtMost(answer.body, limit)) };
    };
    const { answer, body } = await withDeadline(timeoutMs, read, init?.signal);
    const { status, headers } = answer;
    const bounded = new Response(body, { status, headers });
    Object.defineProperty(bounded, 'url', { value: answer.url });
    return bounded;
  };
}
