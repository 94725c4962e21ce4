import { refusal } from '../lib/http/refusal';
import { requestIdHeader } from '../lib/telemetry/request-id';
import type { IncomingMessage } from 'node:http';

import type { SiteResponse } from './site-response';

/** Nobody waits longer for the beginning of an answer, the way there and back included; milliseconds. */
const waitMs = 9_500;

/**
 * Ends a request for a page or a file with 503 where its answer has not begun in time. What pages wait for is bounded
 * where it is fetched (`lib/backend/client.ts`); this is for what nobody has thought of.
 *
 * @param siteUrl base address of the site
 */
export function limitWait(request: IncomingMessage, response: SiteResponse, siteUrl: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const url = request.url ?? '';
  const timer = setTimeout(() => {
    if (response.headersSent) return;
    const id = request.headers[requestIdHeader];
    const suffix = id === undefined ? '' : ` (request ${String(id)})`;
    console.error(`no answer after ${waitMs} ms: ${url.replace(/[?#].*$/s, '')}${suffix}`);
    const { page, headers } = refusal(503, url, siteUrl);
    response.replace(503, { ...headers, 'retry-after': '10' }, page);
  }, waitMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}
