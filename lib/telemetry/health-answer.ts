import type { ServerResponse } from 'node:http';

/** Where probes ask. Both the site and the backend answer there, before anything else is done. */
const probes = { '/api/health/live': 'live', '/api/health/ready': 'ready' } as const;

export type Probe = (typeof probes)[keyof typeof probes];

/** @param url the request target, with or without a query */
export function probeOf(url = ''): Probe | undefined {
  const [path = ''] = url.split('?', 1);
  return Object.hasOwn(probes, path) ? probes[path as keyof typeof probes] : undefined;
}

/** What a probe is told. */
export interface Health {
  isHealthy: boolean;
  checks?: Record<string, string>;
}

/**
 * Answers a probe: 200, or 503 for a process that cannot do its work.
 *
 * @param headers of every answer of the process
 */
export function sendHealth(
  method: string | undefined,
  response: ServerResponse,
  { isHealthy, checks }: Health,
  headers: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify({ status: isHealthy ? 'ok' : 'unavailable', ...(checks && { checks }) });
  response.writeHead(isHealthy ? 200 : 503, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(!isHealthy && { 'retry-after': '5' }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
