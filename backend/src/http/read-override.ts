const headers = ['x-payload-http-method-override', 'x-http-method-override'];

/**
 * Whether a request that is a GET by its header, with its parameters in a JSON body, can be read as one: Payload takes
 * such a body apart outside of all that answers its errors.
 */
export async function isReadableOverride(request: Request): Promise<boolean> {
  const isOverride = headers.some((name) => request.headers.get(name) === 'GET');
  if (!isOverride || request.headers.get('content-type') !== 'application/json') return true;
  try {
    const value: unknown = JSON.parse(await request.clone().text());
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
