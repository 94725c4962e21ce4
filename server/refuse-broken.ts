import type { IncomingMessage } from 'node:http';

import { readSiteEnv } from '../env/site-env.mjs';
import { allowedMethods, otherMethods } from './allowed-methods';
import { type RequestStart, takeOver } from './answer';
import { checkHost } from './check-host';
import { refusal, type RefusalStatus } from './refusal';

/** Next says that a call does not take a method, but not which it takes (RFC 9110 §15.5.6). */
function nameMethods({ request, response }: RequestStart): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => typeof response;
  response.writeHead = (...args: unknown[]) => {
    const status = typeof args[0] === 'number' ? args[0] : response.statusCode;
    if (status === 405 && !response.hasHeader('allow')) response.setHeader('allow', otherMethods(request.method));
    return writeHead(...args);
  };
}

/**
 * Refuses a request before any work is done for it if it is for another host, names no host, or has a method that its
 * address does not accept.
 *
 * @returns a function that says whether it has answered a request
 */
export function refuseBroken(): (start: RequestStart) => boolean {
  const { siteUrl, allowedHosts } = readSiteEnv(process.env);
  const hostStatus = checkHost(siteUrl, allowedHosts);

  const statusOf = (request: IncomingMessage): RefusalStatus | undefined => {
    const { url = '', method = '', headers } = request;
    return hostStatus(request) ?? (allowedMethods(url, headers).includes(method) ? undefined : 405);
  };

  return (start) => {
    const { request, response } = start;
    const { url = '', method } = request;
    const status = statusOf(request);
    if (status === undefined) {
      nameMethods(start);
      return false;
    }
    takeOver(start, () => {
      const { page, headers } = refusal(status, url, siteUrl);
      response.writeHead(status, {
        ...headers,
        // What the client may still be sending is not read.
        connection: 'close',
        ...(status === 405 && { allow: allowedMethods(url).join(', ') }),
      });
      response.end(method === 'HEAD' ? undefined : page);
    });
    return true;
  };
}
