/**
 * Whether a request comes from a page of this site. Browsers say so in `Sec-Fetch-Site` and `Origin`, which no
 * script can change; a request that says neither is refused, unless it changes nothing.
 *
 * @param siteUrl the public base address; a visitor who came under another name of the host is recognised by `Host`
 */
export function isFromThisSite(request: Request, siteUrl: string): boolean {
  const { headers } = request;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite && fetchSite !== 'same-origin') return false;
  const origin = headers.get('origin');
  // A page that sends no referrer has `null` for an origin, to its own site too.
  if (!origin || (origin === 'null' && fetchSite)) return fetchSite === 'same-origin' || request.method === 'GET';
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
