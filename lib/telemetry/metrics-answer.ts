import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { isFromThisMachine } from './connection';
import type { Metrics } from './metrics';

export const metricsPath = '/api/metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that does not depend on where the texts differ. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/**
 * Whether a request may read the metrics: programs on this machine may, and clients with the token.
 *
 * @param token `METRICS_TOKEN`; undefined if none is set
 */
export function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  const { authorization } = request.headers;
  if (authorization !== undefined) return token !== undefined && isSame(authorization, `Bearer ${token}`);
  return isFromThisMachine(request);
}

/** Answers with the metrics. */
export async function sendMetrics(
  response: ServerResponse,
  metrics: Metrics,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const body = await metrics.text();
  response.writeHead(200, {
    ...headers,
    'content-type': metrics.type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  response.end(body);
}
