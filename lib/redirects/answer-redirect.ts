import { type RequestStart, takeOver } from '../http/answer';
import { currentPagePaths } from './keep-page-paths';
import { currentRedirects } from './keep-redirects';
import { redirectionOf } from './redirect-table';

/**
 * Answers a request for an address that has moved, before Next sees it. It is a lookup in a map, so it costs cached pages
 * nothing, and it works while the old address is still in Next's cache. Browsers have to revalidate every time, because
 * a page may move back.
 */
export function answerRedirect(start: RequestStart): void {
  const { request, response } = start;
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const redirection = redirectionOf(currentRedirects(), request.url ?? '', currentPagePaths());
  if (!redirection) return;
  const { status, location } = redirection;
  takeOver(start, () => {
    response.writeHead(status, {
      location,
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-length': 0,
      'x-content-type-options': 'nosniff',
    });
    response.end();
  });
}
