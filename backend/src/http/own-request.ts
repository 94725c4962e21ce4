import { readRuntimeEnv } from '../runtime-env';
import { isKnownBody } from './known-body';
import { refusalTexts, type RefusalCode } from './refusal-texts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const sessionCookie = /(^|;\s*)payload-token=/;

/** The parts of a request that identify its origin. */
export type Asked = Pick<Request, 'headers' | 'method' | 'url'>;

/**
 * Whether a request that changes something comes from the admin itself, or from a program that is not a browser. Pages
 * on other ports and sibling hosts belong to the same *site*, so browsers send cookies with their posts too. Only the
 * origin distinguishes them: `Origin` and `Sec-Fetch-Site`, which no page can change.
 *
 * @param adminUrl where editors open the admin; for its other names, `Host` is compared
 */
export function isFromAdmin({ headers }: Pick<Asked, 'headers'>, adminUrl: string | undefined): boolean {
  const [fetchSite, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  // A page of another site cannot send a token: that needs a CORS preflight, which is refused.
  const hasCookie = sessionCookie.test(headers.get('cookie') ?? '') && !headers.has('authorization');
  if (fetchSite && fetchSite !== 'same-origin' && (fetchSite !== 'none' || hasCookie)) return false;
  // `Origin` is `null` for a page without a referrer, even for the same origin, and for a sandboxed page of another
  // site.
  if (origin === 'null') return fetchSite === 'same-origin';
  if (origin) return isOwnOrigin(origin, headers.get('host'), adminUrl);
  // A program instead of a signed-in browser: the site itself, or a script with a token.
  return fetchSite === 'same-origin' || !hasCookie;
}

function isOwnOrigin(origin: string, host: string | null, adminUrl: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const [given, configured] = [new URL(origin), adminUrl ? new URL(adminUrl) : undefined];
  if (given.origin === configured?.origin) return true;
  // If the admin has https, a page of the same host over http could have been changed on its way.
  return given.host === host && (configured?.host !== host || configured.protocol === given.protocol);
}

/**
 * The check before every call that changes something: its origin and its content type.
 *
 * @returns undefined for an allowed call, 403 for a call from another site, 415 for a content type that is not accepted
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
  // In the envelope of our own calls, and in the format that the admin displays.
  return Response.json(
    { success: false, message, code, errors: [{ message }] },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}
