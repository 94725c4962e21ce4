import type { IncomingMessage, ServerResponse } from 'node:http';

import { isFromThisMachine } from './connection';
import { type Span, tracing } from './tracing';

/**
 * Begins the trace of a request, or continues that of a trusted sender. It ends with the answer.
 *
 * @param trustedProxies how many proxies stand in front
 * @returns undefined where nothing is traced
 */
export function beginTrace(
  request: IncomingMessage,
  response: ServerResponse,
  trustedProxies: number,
): Span | undefined {
  if (!tracing.tracer) return undefined;
  const { method = '', url = '', headers } = request;
  const sent = trustedProxies > 0 || isFromThisMachine(request) ? String(headers.traceparent) : undefined;
  const path = url.replace(/[?#].*$/s, '');
  const attributes = {
    'http.request.method': method,
    'url.path': path,
    'request.id': String(headers['x-request-id'] ?? ''),
  };
  const span = tracing.tracer.start(`${method} ${path.split('/', 2).join('/')}`, 'server', attributes, sent);
  response.once('close', () => {
    const { statusCode } = response;
    span.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? `status ${statusCode}` : undefined);
  });
  return span;
}
