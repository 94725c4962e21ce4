/** Why a request goes no further, and with which status. */
export interface Refusal {
  status: 400 | 403 | 404 | 405 | 421;
  code: 'bad_request' | 'forbidden' | 'not_found' | 'method_not_allowed' | 'misdirected';
  /** The methods that the address answers. */
  allow?: string;
}

export interface RequestStart {
  method: string;
  /** The target as the client sent it. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What the backend knows of itself; nothing is compared with a list that is not there. */
export interface Own {
  /** Names that it goes by, without ports. */
  hosts?: readonly string[];
  /** The ids of the admin's own calls. */
  actions?: ReadonlySet<string>;
}

const anyMethod = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const readingMethods = ['GET', 'HEAD'];

const badRequest: Refusal = { status: 400, code: 'bad_request' };
const notFound: Refusal = { status: 404, code: 'not_found' };

/** Names that every object has: Payload looks collections and views up by what stands in an address. */
const isBuiltIn = (name: string): boolean => name in Object.prototype;

/**
 * Finds what Next or Payload would answer 500 to before any of our code runs, and what is meant for another host.
 *
 * @returns undefined where the request may go on
 */
export function refusalOf({ method, url, headers }: RequestStart, { hosts, actions }: Own): Refusal | undefined {
  if (hosts && !hosts.includes(hostnameOf(headers.host))) return { status: 421, code: 'misdirected' };
  const path = decodedPath(url);
  const origin = textOf(headers.origin);
  if (path === undefined || !isOrigin(origin)) return badRequest;
  const [, area = '', ...names] = path.split('/');
  const allowed = methodsOf(area);
  if (!allowed.includes(method)) return { status: 405, code: 'method_not_allowed', allow: allowed.join(', ') };
  if ([area, ...names].some(isBuiltIn)) return notFound;
  return area === 'admin' && method === 'POST' ? actionRefusal(headers, actions) : undefined;
}

/** Pages are read; the admin's own calls are POSTs to the page that they are made on. */
function methodsOf(area: string): string[] {
  if (area === 'api') return anyMethod;
  return area === 'admin' ? [...readingMethods, 'POST'] : readingMethods;
}

/** A POST to a page is one of the admin's own calls, from its own origin, or none: Next breaks at any other form. */
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

/** The path, or undefined where the address cannot be read: a broken escape, a NUL, another host's name in it. */
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

/** Next takes it apart without a look, where a page is sent a form. */
const isOrigin = (origin?: string): boolean => origin === undefined || origin === 'null' || URL.canParse(origin);

const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

const hostnameOf = (host: string | string[] | undefined): string =>
  (textOf(host) ?? '').replace(/:\d*$/, '').toLowerCase();
