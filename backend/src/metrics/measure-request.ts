import type { IncomingMessage, ServerResponse } from 'node:http';
import { backendMetrics } from './backend-metrics';

const areas = ['api', 'admin', 'media', '_next'];

/** Counts a request under its area, and measures how long its answer takes. */
export function measureRequest({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  const [, first = ''] = url.split(/[/?]/, 2);
  const area = areas.includes(first) ? first : 'other';
  response.once('close', () => {
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    backendMetrics().count('backend_requests_total', { area, status });
    backendMetrics().observe('backend_request_seconds', { area }, (performance.now() - startedAt) / 1000);
  });
}
