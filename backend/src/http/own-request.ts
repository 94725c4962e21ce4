import { readRuntimeEnv } from '../runtime-env';
import { isKnownBody } from './known-body';
import { refusalTexts, type RefusalCode } from './refusal-texts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const sessionCookie = /(^|;\s*)payload-token=/;

/** What of a request says where it comes from. */
export type Asked = Pick<Request, 'headers' | 'method' | 'url'>;

/**
 * Whether a request that changes something comes from the admin itself, or from no browser at all. A page of another
 * port or of a sibling host is of the same *site*, so browsers send cookies along with what it posts: only the origin
 * tells them apart. Browsers say it in `Origin` and `Sec-Fetch-Site`, which no page can change.
 *
 * @param adminUrl where editors open the admin; another name of the backend is known by `Host`
 */
export function isFromAdmin({ headers }: Pick<Asked, 'headers'>, adminUrl: string | undefined): boolean {
  const [fetchSite, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  // No page of another site can send a token; it would have to ask first, and gets no leave.
  const hasCookie = sessionCookie.test(headers.get('cookie') ?? '') && !headers.has('authorization');
  if (fetchSite && fetchSite !== 'same-origin' && (fetchSite !== 'none' || hasCookie)) return false;
  // A page that sends no referrer has `null` for an origin, to its own backend too; so has a sandboxed foreign one.
  if (origin === 'null') return fetchSite === 'same-origin';
  if (origin) return isOwnOrigin(origin, headers.get('host'), adminUrl);
  // A program, not a browser that is signed in: the site itself, a script with a token.
  return fetchSite === 'same-origin' || !hasCookie;
}

function isOwnOrigin(origin: string, host: string | null, adminUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const [given, configured] = [new URL(origin), adminUrl ? new URL(adminUrl) : undefined];
  if (given.origin === configured?.origin) return true;
  // Behind https, a page of the same host that came without it could be anybody's on the way.
  return given.host === host && (configured?.host !== host || configured.protocol === given.protocol);
}

/**
 * The check before every call that changes something: where it comes from, and what it brings.
 *
 * @returns undefined for a call that may go on, 403 for one of another site, 415 for a body of another kind
 */
export function refuseForeign(request: Asked): Response | undefined {
  if (safeMethods.has(request.method)) return undefined;
  if (!isFromAdmin(request, readRuntimeEnv().adminUrl)) return refuse(403, 'forbidden_origin', request);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/') && !isKnownBody(request.headers, pathname))
    return refuse(415, 'content_type', request);
  return undefined;
}

function refuse(status: number, code: RefusalCode, { headers, method, url }: Asked): Response {
  const from = JSON.stringify((headers.get('origin') ?? headers.get('sec-fetch-site') ?? 'nowhere').slice(0, 200));
  console.warn(`refused: ${method} ${new URL(url).pathname.slice(0, 200)} from ${from}: ${code}`);
  const message = refusalTexts[headers.get('accept-language')?.startsWith('en') ? 'en' : 'tr'][code];
  // In the envelope of our own calls and in the shape that the admin shows.
  return Response.json(
    { success: false, message, code, errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}
