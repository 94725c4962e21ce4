import type { IncomingMessage } from 'node:http';

/** Passes the address of the connection to the routes. A header of this name from a client is replaced. */
const HEADER = 'x-connection-address';

/**
 * Writes the address of the connection into the request's headers, before Next handles it. If a proxy has forwarded the
 * request, the connection is the proxy's, so no address is written.
 */
export function markConnection(request: IncomingMessage): void {
  const { 'x-forwarded-for': forwardedFor, forwarded, via } = request.headers;
  const isPassedOn = Boolean(forwardedFor || forwarded || via);
  request.headers[HEADER] = isPassedOn ? '' : (request.socket.remoteAddress ?? '');
}

/** @returns undefined if a proxy has forwarded the request */
export const connectionAddress = (headers: Headers): string | undefined => headers.get(HEADER) || undefined;
