import type { IncomingMessage, ServerResponse } from 'node:http';

import { lastResort } from '../i18n/last-resort';

/** Nobody waits longer for the beginning of an answer, the way there and back included; milliseconds. */
const waitMs = 9_500;

const { title, home } = lastResort;

/** In whichever language the page would have been: by now nobody knows. */
const body = `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p><a href="/">${home}</a></p>
</html>
`;

/** What the late answer still calls, without effect. */
function silence(response: ServerResponse): void {
  const itself = () => response;
  Object.assign(response, { setHeader: itself, appendHeader: itself, writeHead: itself, end: itself });
  Object.assign(response, { write: () => true, removeHeader: () => undefined, flushHeaders: () => undefined });
}

/**
 * Ends a request for a page or a file with 503 where its answer has not begun in time. What pages wait for is bounded
 * where it is asked for (`lib/content/request.ts`); this is for what nobody has thought of, and stands before everything
 * that changes the response's methods.
 *
 * @param policy the content security policy of the answer
 */
export function limitWait(request: IncomingMessage, response: ServerResponse, policy: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  const path = request.url?.replace(/[?#].*$/s, '') ?? '';
  const timer = setTimeout(() => {
    if (response.headersSent) return;
    console.error(`no answer after ${waitMs} ms: ${path}`);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'retry-after': '10',
    });
    end(request.method === 'HEAD' ? undefined : body);
    silence(response);
  }, waitMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}
