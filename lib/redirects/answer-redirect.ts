import type { IncomingMessage, ServerResponse } from 'node:http';

import { readSiteEnv } from '../env/site-env.mjs';
import { ownAnswerHeaders } from '../http/security-headers.mjs';
import { currentPagePaths } from './keep-page-paths';
import { currentRedirects } from './keep-redirects';
import { redirectionOf } from './redirect-table';

/** A redirect has nothing to show. */
const policy = "default-src 'none'; frame-ancestors 'none'";

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
    ...ownAnswerHeaders(readSiteEnv(process.env).siteUrl),
    'content-security-policy': policy,
    location,
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-length': 0,
  });
  response.end();
  return true;
}
