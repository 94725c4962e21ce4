import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { probeOf, sendHealth, type Probe } from '../../../lib/telemetry/health-answer';
import { mayRead, metricsPath, sendMetrics } from '../../../lib/telemetry/metrics-answer';
import { nameRequest, requestIdHeader } from '../../../lib/telemetry/request-id';
import { beginTrace } from '../../../lib/telemetry/trace-request';
import { backendHealth } from '../health/backend-checks';
import { backendMetrics } from '../metrics/backend-metrics';
import { measureRequest } from '../metrics/measure-request';
import { readRuntimeEnv } from '../runtime-env';
import { markConnection } from './connection-address';
import { ownActions } from './own-actions';
import { ownHosts } from './own-hosts';
import { refusalOf, type Refusal } from './refuse-request';
import { enterRequest } from './request-id';
import { isAdminPage, securityHeaders, type Site } from './security-headers';

interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

const answered = new WeakSet<object>();
const diverted = new WeakSet<Server>();

/** Does not pass requests that are already answered to the server's own listener, which is Next. */
function divert(server: Server): void {
  if (diverted.has(server)) return;
  diverted.add(server);
  const emit = server.emit.bind(server) as (...args: unknown[]) => boolean;
  server.emit = (...args: unknown[]) =>
    args[0] === 'request' && answered.has(args[1] as object) ? true : emit(...args);
}

/** Keeps a request from Next, because it is answered here. */
function take({ request, server }: RequestStart): void {
  answered.add(request);
  divert(server);
}

/** Probes are answered during the start as well, whatever host they name. */
function answerProbe(start: RequestStart, probe: Probe): void {
  take(start);
  const { request, response } = start;
  const send = (health: Parameters<typeof sendHealth>[2]) => sendHealth(request.method, response, health, {});
  if (probe === 'live') send({ isHealthy: true });
  else backendHealth().then(send, () => send({ isHealthy: false }));
}

function refuse(start: RequestStart, { status, code, allow }: Refusal): void {
  take(start);
  const { request, response } = start;
  const message = 'The request cannot be answered.';
  const body = JSON.stringify({ success: false, message, code, errors: [{ message }] });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(allow && { allow }),
    // The rest of the request is not read.
    connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Adds missing headers just before they are sent: earlier, Next would add its own beside them instead of replacing
 * them.
 */
function fillInHeaders(response: ServerResponse, headers: readonly [string, string][]): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (!response.headersSent) {
      for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead(...args);
  };
}

/**
 * Runs between the socket and Next: adds security headers to every answer and a nonce to each admin page, and refuses
 * requests that Next and Payload would fail on.
 */
export function guardServer(): void {
  const { adminUrl, siteUrl, forms, metricsToken } = readRuntimeEnv();
  const site: Site = {
    origin: siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined,
    isSecure: Boolean(adminUrl?.startsWith('https:')),
  };
  // Only configured addresses: `adminUrl` may default to the site's address, which is not the backend's.
  const own = { hosts: ownHosts(process.env.ADMIN_URL && adminUrl, process.env.BACKEND_URL), actions: ownActions() };
  subscribe('http.server.request.start', (message) => {
    const start = message as RequestStart;
    const { request, response } = start;
    const url = request.url ?? '';
    markConnection(request);
    const id = nameRequest(request, forms.trustedProxies);
    enterRequest(id);
    beginTrace(request, response, forms.trustedProxies);
    const nonce = randomBytes(16).toString('base64');
    const headers = securityHeaders(url, nonce, site);
    // Next reads the nonce for a page's scripts from this header; a client must not be able to choose it.
    request.headers['content-security-policy'] = isAdminPage(url)
      ? Object.fromEntries(headers)['content-security-policy']
      : '';
    delete request.headers['content-security-policy-report-only'];
    fillInHeaders(response, [...headers, [requestIdHeader, id]]);
    measureRequest(request, response);
    if (url === metricsPath && request.method === 'GET' && mayRead(request, metricsToken)) {
      take(start);
      sendMetrics(response, backendMetrics(), {}).catch(() => response.destroy());
      return;
    }
    const probe = /^(?:GET|HEAD)$/.test(request.method ?? '') ? probeOf(url) : undefined;
    if (probe) {
      answerProbe(start, probe);
      return;
    }
    const refusal = refusalOf({ method: request.method ?? '', url, headers: request.headers }, own);
    if (refusal) refuse(start, refusal);
  });
}
