import type { IncomingMessage } from 'node:http';

/** Carries the visitor's address from the socket to the routes; what a visitor sends under this name is replaced. */
export const visitorAddressHeader = 'x-visitor-address';

/** An address with the port of a connection. Some proxies write it, and it is another one for every connection. */
const withPort = /^(?:([\d.]+):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i;

function withoutPort(entry: string): string {
  const [, plain, inBrackets] = withPort.exec(entry) ?? [];
  return plain ?? inBrackets ?? entry;
}

/**
 * The address a request came from. `X-Forwarded-For` can say anything, so only as many of its entries are
 * believed, from its end, as the operator has put proxies in front of the site.
 *
 * @param socketAddress the address of the connection itself
 * @param forwardedFor the header as it came
 * @param trustedProxies how many proxies stand in front of the site
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((entry) => withoutPort(entry.trim()))
    .filter(Boolean);
  const forwarded = trustedProxies > 0 ? chain.at(-Math.min(trustedProxies, chain.length)) : undefined;
  return (forwarded ?? socketAddress ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Writes the visitor's address into the request, before Next sees it. */
export function markVisitorAddress(request: IncomingMessage, trustedProxies: number): void {
  const forwardedFor = [request.headers['x-forwarded-for']].flat().join(',');
  request.headers[visitorAddressHeader] = visitorAddress(request.socket.remoteAddress, forwardedFor, trustedProxies);
}

/** The visitor's address, as it was written into the request. */
export function addressOfVisitor(request: Request): string {
  return request.headers.get(visitorAddressHeader) ?? 'unknown';
}
