import type { IncomingMessage, ServerResponse } from 'node:http';

import { currentPagePaths } from './keep-page-paths';
import { currentRedirects } from './keep-redirects';
import { redirectionOf } from './redirect-table';

/**
 * Answers a request for an address that has moved, before Next sees it. It is a lookup in a map, and it works while the
 * old address is still in Next's cache. Browsers have to revalidate every time, because a page may move back.
 *
 * @returns whether the address has moved
 */
export function answerRedirect({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const redirection = redirectionOf(currentRedirects(), url, currentPagePaths());
  if (!redirection) return false;
  const { status, location } = redirection;
  response.writeHead(status, {
    location,
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-length': 0,
    'x-content-type-options': 'nosniff',
  });
  response.end();
  return true;
}
