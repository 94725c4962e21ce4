/** The names of our own calls start with a capital letter, and each call checks its content type itself. */
const isOwnCall = (pathname: string) => /^\/api\/[A-Z]/.test(pathname);

const csvPaths: ReadonlySet<string> = new Set(['/api/redirects/import']);

/** A form of another site cannot set this header: a browser would send a CORS preflight first. */
const isLongQuery = (headers: Headers) =>
  [headers.get('x-payload-http-method-override'), headers.get('x-http-method-override')].includes('GET');

const hasBody = (headers: Headers) =>
  headers.has('transfer-encoding') || (headers.get('content-length') ?? '0').trim() !== '0';

/**
 * Whether a call accepts the content type of its body: JSON, the admin's own forms and files (multipart), and CSV for
 * the import. Plain text and URL-encoded forms are never accepted, because any page can post them without a preflight.
 *
 * @param pathname of the request, without its query
 */
export function isKnownBody(headers: Headers, pathname: string): boolean {
  if (isOwnCall(pathname)) return true;
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';', 1);
  const name = type.trim();
  if (name === '') return !hasBody(headers);
  if (csvPaths.has(pathname)) return name === 'text/csv';
  if (name === 'application/x-www-form-urlencoded') return isLongQuery(headers);
  return name === 'application/json' || name === 'multipart/form-data';
}
