import { readSiteEnv } from '../../lib/env/site-env.mjs';
import { ownAnswerHeaders } from '../../lib/http/security-headers.mjs';
import { type Health, probeOf, sendHealth } from '../../lib/telemetry/health-answer';
import { defaultPolicy } from '../page-policy';
import type { Step } from '../step';

/**
 * Answers health probes. `live` says that the process answers, `ready` that it can do its work.
 *
 * @param check whether the site can do its work
 */
export function answerHealth(check: () => Promise<Health>): Step {
  const { siteUrl } = readSiteEnv(process.env);
  const headers = { ...ownAnswerHeaders(siteUrl), 'content-security-policy': defaultPolicy };

  return ({ url, method }, response) => {
    const probe = probeOf(url);
    if (probe === undefined) return false;
    const send = (health: Health) => sendHealth(method, response, health, headers);
    if (probe === 'live') send({ isHealthy: true });
    else check().then(send, () => send({ isHealthy: false }));
    return true;
  };
}
