import { readAtMost } from '../../../lib/http/bounded-body.mjs';

const headers = ['x-payload-http-method-override', 'x-http-method-override'];

/** Parameters that are too long for an address. */
const MAX_BYTES = 256 * 1024;

const isObject = (text: string): boolean => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value);
};

/**
 * A POST that a header turns into a GET has its parameters in its body. Payload reads such a body without a limit, and
 * parses JSON outside of its error handling: so it is read here.
 *
 * @returns the request with what was read, or as it came; undefined if its parameters are not valid
 */
export async function withReadOverride(request: Request): Promise<Request | undefined> {
  const isOverride = headers.some((name) => request.headers.get(name) === 'GET');
  if (!isOverride) return request;
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return undefined;
  try {
    const body = await readAtMost(request.body, MAX_BYTES);
    const isJson = request.headers.get('content-type') === 'application/json';
    if (isJson && !isObject(body.toString('utf8'))) return undefined;
    return new Request(request.url, { method: 'POST', headers: request.headers, body: new Uint8Array(body) });
  } catch {
    return undefined;
  }
}
