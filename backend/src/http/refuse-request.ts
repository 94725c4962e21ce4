/** The status and reason of a refused request. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 421;
  code: 'bad_request' | 'forbidden' | 'not_found' | 'method_not_allowed' | 'misdirected';
  /** The allowed methods of the address. */
  allow?: string;
}

export interface RequestStart {
  method: string;
  /** The target as the client sent it. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The backend's own names and actions. Without a list, nothing is compared with it. */
export interface Own {
  /** Its host names, without ports. */
  hosts?: readonly string[];
  /** The ids of the admin's server actions. */
  actions?: ReadonlySet<string>;
}

const anyMethod = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const readingMethods = ['GET', 'HEAD'];

const badRequest: Refusal = { status: 400, code: 'bad_request' };
const notFound: Refusal = { status: 404, code: 'not_found' };

/** Names of built-in properties, because Payload looks up collections and views by names from the address. */
const isBuiltIn = (name: string): boolean => name in Object.prototype;

/** Next scales any public picture to any size here, and keeps each spelling of an address. The admin does not use it. */
const isScaled = (area: string, [name]: readonly string[]): boolean => area === '_next' && name === 'image';

/**
 * Finds requests that Next or Payload would answer with 500 before our code runs, and requests for another host.
 *
 * @returns undefined if the request is allowed
 */
export function refusalOf({ method, url, headers }: RequestStart, { hosts, actions }: Own): Refusal | undefined {
  if (hosts && !hosts.includes(hostnameOf(headers.host))) return { status: 421, code: 'misdirected' };
  const path = decodedPath(url);
  const origin = textOf(headers.origin);
  if (path === undefined || !isOrigin(origin)) return badRequest;
  const [, area = '', ...names] = path.split('/');
  const allowed = methodsOf(area);
  if (!allowed.includes(method)) return { status: 405, code: 'method_not_allowed', allow: allowed.join(', ') };
  if ([area, ...names].some(isBuiltIn) || isRespelled(area, names) || isScaled(area, names)) return notFound;
  return area === 'admin' && method === 'POST' ? actionRefusal(headers, actions) : undefined;
}

/** The folders of the media library. Next's rewrites ignore case: each file would have a name for every spelling. */
const mediaFolders = ['media', 'portrait', 'square'];

const isRespelled = (area: string, names: readonly string[]): boolean =>
  area.toLowerCase() === 'media' &&
  [area, ...names.slice(0, -1)].some(
    (name) => !mediaFolders.includes(name) && mediaFolders.includes(name.toLowerCase()),
  );

/** Pages are read with GET; the admin's server actions are POSTs to the page that calls them. */
function methodsOf(area: string): string[] {
  if (area === 'api') return anyMethod;
  return area === 'admin' ? [...readingMethods, 'POST'] : readingMethods;
}

/** A POST to a page must be a server action of the admin, from the admin's origin: Next fails on any other one. */
function actionRefusal(headers: RequestStart['headers'], actions?: ReadonlySet<string>): Refusal | undefined {
  const action = textOf(headers['next-action']) ?? '';
  const isKnown = actions ? actions.has(action) : /^[\da-f]{42}$/.test(action);
  if (!isKnown) return { status: 405, code: 'method_not_allowed', allow: readingMethods.join(', ') };
  const type = textOf(headers['content-type']) ?? '';
  if (/^multipart\//i.test(type) && !/boundary="?[^";]/i.test(type)) return badRequest;
  const origin = textOf(headers.origin);
  const host = textOf(headers['x-forwarded-host']) ?? textOf(headers.host);
  const isOwn = origin === undefined || (origin !== 'null' && new URL(origin).host === host);
  return isOwn ? undefined : { status: 403, code: 'forbidden' };
}

/** The path, or undefined if the address is invalid: a broken escape, NUL, or another host's name. */
function decodedPath(url: string): string | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const [plainPath, plainQuery] = [decoded(path), decoded(query)];
  const isReadable = plainPath?.startsWith('/') && !plainPath.startsWith('//') && plainQuery !== undefined;
  return isReadable ? plainPath : undefined;
}

function decoded(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return plain.includes('\0') ? undefined : plain;
  } catch {
    return undefined;
  }
}

/** Next parses this header without a check when a form is posted to a page. */
const isOrigin = (origin?: string): boolean => origin === undefined || origin === 'null' || URL.canParse(origin);

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

const hostnameOf = (host: string | string[] | undefined): string =>
  (textOf(host) ?? '').replace(/:\d*$/, '').toLowerCase();
