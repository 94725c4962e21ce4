import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import { readSiteEnv } from '../lib/env/site-env.mjs';
import { refusal, type RefusalStatus } from '../lib/http/refusal';
import { allowedMethods } from './allowed-methods';
import { checkHost } from './check-host';
import type { Step } from './step';

/** HOST, if it is a name: the server asks itself under it (`lib/http/own-host.mjs`). Addresses are let in anyway. */
function ownName({ HOST: host }: NodeJS.ProcessEnv): string[] {
  return host && isIP(host) === 0 ? [host.toLowerCase()] : [];
}

/**
 * Refuses a request before any work is done for it if it is for another host, names no host, or has a method that its
 * address does not accept.
 */
export function refuseBroken(): Step {
  const { siteUrl, allowedHosts } = readSiteEnv(process.env);
  const hostStatus = checkHost(siteUrl, [...allowedHosts, ...ownName(process.env)]);

  const statusOf = (request: IncomingMessage): RefusalStatus | undefined => {
    const { url = '', method = '', headers } = request;
    const status = hostStatus(request);
    if (status !== undefined || method === 'GET' || method === 'HEAD') return status;
    return allowedMethods(url, headers).includes(method) ? undefined : 405;
  };

  return (request, response) => {
    const status = statusOf(request);
    if (status === undefined) return false;
    const { url = '', method } = request;
    const { page, headers } = refusal(status, url, siteUrl);
    response.writeHead(status, {
      ...headers,
      // What the client may still be sending is not read.
      connection: 'close',
      ...(status === 405 && { allow: allowedMethods(url).join(', ') }),
    });
    response.end(method === 'HEAD' ? undefined : page);
    return true;
  };
}
