/** The id is logged unchanged, so it may have no other characters. */
const usable = /^[\w.-]{8,64}$/;

/**
 * The id of the site's request that caused this call (`X-Request-Id`), for the log. It connects a line here with the
 * site's log.
 */
export function requestIdOf({ headers }: { headers: Headers }): { requestId?: string } {
  const id = headers.get('x-request-id') ?? '';
  return usable.test(id) ? { requestId: id } : {};
}
