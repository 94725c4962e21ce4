import type { IncomingMessage } from 'node:http';

/** Carries the address of the connection to the routes; what a client sends under this name is replaced. */
const HEADER = 'x-connection-address';

/**
 * Writes the address that the connection comes from into the request, before Next sees it. A request that somebody has
 * passed on says so; then the connection is a proxy's, and tells nothing.
 */
export function markConnection(request: IncomingMessage): void {
  const { 'x-forwarded-for': forwardedFor, forwarded, via } = request.headers;
  const isPassedOn = Boolean(forwardedFor || forwarded || via);
  request.headers[HEADER] = isPassedOn ? '' : (request.socket.remoteAddress ?? '');
}

/** @returns undefined where a proxy has passed the request on */
export const connectionAddress = (headers: Headers): string | undefined => headers.get(HEADER) || undefined;
