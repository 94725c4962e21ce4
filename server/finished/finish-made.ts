import { request } from 'node:http';

import { ownOrigin } from '../../lib/http/own-host.mjs';

/** Marks the requests below, after which nothing is asked for again. Visitors may send it, and gain nothing by it. */
export const finishingHeader = 'x-finish-page';

const timeoutMs = 10_000;

/**
 * Asks this server for a page that was just made, as a visitor does: so it is finished before the next visitor comes. A
 * page that is made anew would else be asked for three times until it is sent as small as it can be, which on a quiet
 * site is never.
 *
 * @param port of this server
 * @param siteUrl base address of the site
 * @returns what asks for a path; it does not matter whether that succeeds
 */
export function finishMade(port: number, siteUrl: string): (path: string) => void {
  const { hostname, port: ownPort } = new URL(ownOrigin(port));
  const headers = { host: new URL(siteUrl).host, 'accept-encoding': 'br', [finishingHeader]: '1' };
  return (path) => {
    const signal = AbortSignal.timeout(timeoutMs);
    request({ hostname: hostname.replace(/^\[|\]$/g, ''), port: ownPort, path, headers, signal }, (response) =>
      response.resume().on('error', () => undefined),
    )
      .on('error', () => undefined)
      .end();
  };
}
