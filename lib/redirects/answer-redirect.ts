import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { currentPagePaths } from './keep-page-paths';
import { currentRedirects } from './keep-redirects';
import { redirectionOf } from './redirect-table';

export interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const answered = new WeakSet<object>();
const diverted = new WeakSet<Server>();

/** Keeps requests that are answered already from the server's own listener, which is Next. */
function divert(server: Server): void {
  if (diverted.has(server)) return;
  diverted.add(server);
  const emit = server.emit.bind(server) as (...args: unknown[]) => boolean;
  server.emit = (...args: unknown[]) => {
    const [event, request] = args;
    return event === 'request' && answered.has(request as object) ? true : emit(...args);
  };
}

/**
 * Answers a request for an address that has moved, before Next sees it: a look into a map, which cached pages do not
 * feel, and which holds even while the old address is still in their cache. Browsers are to ask every time, since a
 * page may move back.
 */
export function answerRedirect({ request, response, server }: RequestStart): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const redirection = redirectionOf(currentRedirects(), request.url ?? '', currentPagePaths());
  if (!redirection) return;
  answered.add(request);
  divert(server);
  const { status, location } = redirection;
  response.writeHead(status, {
    location,
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-length': 0,
    'x-content-type-options': 'nosniff',
  });
  response.end();
}
