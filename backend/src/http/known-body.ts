/** Our own calls have names in capitals, and each asks for its type itself. */
const isOwnCall = (pathname: string) => /^\/api\/[A-Z]/.test(pathname);

const csvPaths: ReadonlySet<string> = new Set(['/api/redirects/import']);

/** What no form of a foreign page can say: a browser asks before it sends this header. */
const isLongQuery = (headers: Headers) =>
  [headers.get('x-payload-http-method-override'), headers.get('x-http-method-override')].includes('GET');

const hasBody = (headers: Headers) =>
  headers.has('transfer-encoding') || (headers.get('content-length') ?? '0').trim() !== '0';

/**
 * Whether a call's body is of a kind that is read there: JSON, the admin's own forms and files (multipart), a CSV file
 * where one is imported. Plain text and form fields, which any page may post without being asked, are read nowhere.
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
