import type { IncomingMessage } from 'node:http';

import { readSiteEnv } from '../../lib/env/site-env.mjs';
import { ownAnswerHeaders } from '../../lib/http/security-headers.mjs';
import { mayRead } from '../../lib/telemetry/metrics-answer';
import { isSigned } from '../../lib/webhook/revalidation';
import { defaultPolicy } from '../page-policy';
import type { Step } from '../step';
import type { SiteStatus } from './read-status';

/** What the backend's page "Durum" shows of the site. */
const statusPath = '/api/status';

/**
 * Answers with the state of the site: for the backend, which signs its request, for programs on this machine and for
 * the metrics' token. For everybody else, the address is one that does not exist.
 *
 * @param read the state
 */
export function answerStatus(read: () => Promise<SiteStatus>): Step {
  const { siteUrl, metricsToken, revalidateSecret } = readSiteEnv(process.env);
  const security = { ...ownAnswerHeaders(siteUrl), 'content-security-policy': defaultPolicy };

  function isBackend({ headers }: IncomingMessage): boolean {
    const sent = { timestamp: String(headers['x-timestamp']), signature: String(headers['x-signature']) };
    return isSigned(revalidateSecret, statusPath, sent, Date.now());
  }

  return (request, response) => {
    if (request.url !== statusPath || request.method !== 'GET') return false;
    if (!isBackend(request) && !mayRead(request, metricsToken)) return false;
    const send = (status: number, body: object) => {
      response.writeHead(status, {
        ...security,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      response.end(JSON.stringify(body));
    };
    read().then(
      (status) => send(200, status),
      (error: unknown) => {
        console.error('status: could not be read', error);
        send(503, {});
      },
    );
    return true;
  };
}
