import type { IncomingMessage, ServerResponse } from 'node:http';

import { refusal } from './refusal';
import { requestIdHeader } from './request-id';

/** Nobody waits longer for the beginning of an answer, the way there and back included; milliseconds. */
const waitMs = 9_500;

/** What the late answer still calls, without effect. */
function silence(response: ServerResponse): void {
  const itself = () => response;
  Object.assign(response, { setHeader: itself, appendHeader: itself, writeHead: itself, end: itself });
  Object.assign(response, { write: () => true, removeHeader: () => undefined, flushHeaders: () => undefined });
}

/**
 * Ends a request for a page or a file with 503 where its answer has not begun in time. What pages wait for is bounded
 * where it is asked for (`lib/backend/client.ts`); this is for what nobody has thought of, and stands before everything
 * that changes the response's methods.
 *
 * @param siteUrl base address of the site
 */
export function limitWait(request: IncomingMessage, response: ServerResponse, siteUrl: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  const url = request.url ?? '';
  const timer = setTimeout(() => {
    if (response.headersSent) return;
    const id = request.headers[requestIdHeader];
    const suffix = id === undefined ? '' : ` (request ${String(id)})`;
    console.error(`no answer after ${waitMs} ms: ${url.replace(/[?#].*$/s, '')}${suffix}`);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    const { page, headers } = refusal(503, url, siteUrl);
    writeHead(503, { ...headers, 'retry-after': '10' });
    end(request.method === 'HEAD' ? undefined : page);
    silence(response);
  }, waitMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}
