const headers = ['x-payload-http-method-override', 'x-http-method-override'];

/**
 * Whether a POST that a header turns into a GET has valid parameters in its JSON body: Payload parses such a body
 * outside of its error handling.
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
