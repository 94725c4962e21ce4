import 'server-only';

import { contentSecurityPolicy } from '../cache/content-security-policy.mjs';
import { env } from '../env';
import { ownOrigin } from './own-host.mjs';
import { requestIdHeaders } from './request-id';

/**
 * Answers a request with a page of the site. Next renders pages for GET only, and always with 200, so the server
 * requests one from itself.
 *
 * @param path an address of the site with its query, encoded
 * @param status of the answer, if the page could be rendered
 */
export async function serveOwnPage(path: string, status: number): Promise<Response> {
  const { port, mediaOrigins, siteUrl } = env();
  const headers = requestIdHeaders();
  const page = await fetch(`${ownOrigin(port)}${path}`, { headers, cache: 'no-store', redirect: 'manual' });
  const html = await page.text();
  return new Response(html, {
    status: page.ok ? status : page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': contentSecurityPolicy(html, mediaOrigins, siteUrl.startsWith('https:')),
      'x-robots-tag': 'noindex',
    },
  });
}
