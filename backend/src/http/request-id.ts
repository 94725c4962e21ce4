/** Goes into the log as it is, so it may hold nothing else. */
const usable = /^[\w.-]{8,64}$/;

/**
 * The id that the site gave the request which caused this call (`X-Request-Id`), for the log: by it a line here is
 * found again in the site's log.
 */
export function requestIdOf({ headers }: { headers: Headers }): { requestId?: string } {
  const id = headers.get('x-request-id') ?? '';
  return usable.test(id) ? { requestId: id } : {};
}
