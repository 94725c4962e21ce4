import type { IncomingMessage } from 'node:http';

import type { Metrics } from '../../lib/telemetry/metrics';
import type { SiteResponse } from '../site-response';
import type { Step } from '../step';

/**
 * The steps of a request as one, which counts the request under the step that answers it, and measures how long the
 * answer took.
 *
 * @param steps by their names, from the first to the last
 */
export function measured(steps: Record<string, Step>, metrics: Metrics) {
  const named = Object.entries(steps);
  return (request: IncomingMessage, response: SiteResponse): void => {
    const startedAt = performance.now();
    const name = named.find(([, step]) => step(request, response))?.[0];
    if (name === undefined) return;
    // Also after an answer that the client did not wait for.
    response.once('close', () => {
      metrics.count('site_requests_total', { step: name, status: `${Math.floor(response.statusCode / 100)}xx` });
      metrics.observe('site_request_seconds', { step: name }, (performance.now() - startedAt) / 1000);
    });
  };
}
