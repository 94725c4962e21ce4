import { readSiteEnv } from '../../lib/env/site-env.mjs';
import { ownAnswerHeaders } from '../../lib/http/security-headers.mjs';
import type { Metrics } from '../../lib/telemetry/metrics';
import { mayRead, metricsPath, sendMetrics } from '../../lib/telemetry/metrics-answer';
import { defaultPolicy } from '../page-policy';
import type { Step } from '../step';

/** Answers with the site's metrics. For everybody who may not read them, the address is one that does not exist. */
export function answerMetrics(metrics: Metrics): Step {
  const { siteUrl, metricsToken } = readSiteEnv(process.env);
  const headers = { ...ownAnswerHeaders(siteUrl), 'content-security-policy': defaultPolicy };

  return (request, response) => {
    const { url, method } = request;
    if (url !== metricsPath || method !== 'GET' || !mayRead(request, metricsToken)) return false;
    sendMetrics(response, metrics, headers).catch((error: unknown) => {
      console.error('metrics could not be read', error);
      response.destroy();
    });
    return true;
  };
}
