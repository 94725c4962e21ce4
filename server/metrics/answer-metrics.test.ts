/** @jest-environment node */
import { countEvent, meter } from '../../lib/telemetry/meter.mjs';
import type { Metrics } from '../../lib/telemetry/metrics';
import { joined } from '../../lib/instances/instances';
import type { Registry } from '../../lib/instances/registry';
import { sharedRedis } from '../../lib/instances/shared-redis';
import { FinishedStore } from '../finished/finished-store';
import { TestServer } from '../support/listen';
import { answerMetrics } from './answer-metrics';
import { measured } from './measured';
import { siteMetrics } from './site-metrics';

const token = 'a-token-of-some-length';
let server: TestServer;
let metrics: Metrics;

beforeAll(async () => {
  process.env.METRICS_TOKEN = token;
  metrics = siteMetrics(new FinishedStore(1_000_000)).open();
  const answer = measured(
    {
      metrics: answerMetrics(metrics),
      file: (request, response) => {
        if (request.url !== '/file') return false;
        response.end('file');
        return true;
      },
      next: (_request, response) => {
        response.writeHead(404).end();
        return true;
      },
    },
    metrics,
  );
  server = await TestServer.start(answer);
});

afterAll(() => {
  delete process.env.METRICS_TOKEN;
  meter.sink = undefined;
  return server.stop();
});

const behindProxy = { 'x-forwarded-for': '203.0.113.7' };
const read = async () => (await server.ask('/api/metrics')).body.toString();

test('a program on this machine reads them, and others with the token only', async () => {
  expect((await server.ask('/api/metrics')).status).toBe(200);
  expect((await server.ask('/api/metrics', { ...behindProxy, authorization: `Bearer ${token}` })).status).toBe(200);
  for (const headers of [
    behindProxy,
    { ...behindProxy, authorization: `Bearer ${token}x` },
    { authorization: 'Bearer guessed' },
    { ...behindProxy, authorization: token },
  ]) {
    expect((await server.ask('/api/metrics', headers)).status).toBe(404);
  }
});

test('requests are counted under the step that answered them, and timed', async () => {
  await server.ask('/file');
  await server.ask('/file');
  await server.ask('/none');
  const text = await read();
  expect(text).toContain('site_requests_total{step="file",status="2xx"} 2');
  expect(text).toMatch(/site_requests_total\{step="next",status="4xx"\} \d/);
  expect(text).toContain('site_request_seconds_count{step="file"} 2');
});

test('what other bundles count arrives, and the process is measured', async () => {
  countEvent('site_pages_made_total', { outcome: 'failed' });
  countEvent('a_name_that_nobody_has_opened');
  const text = await read();
  expect(text).toContain('site_pages_made_total{outcome="failed"} 1');
  expect(text).toContain('site_picture_jobs{state="waiting"} 0');
  for (const name of ['site_finished_bytes 0', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(text).toContain(name);
  }
});

test('a gauge that cannot be read is left out, and the others are there', async () => {
  metrics.gauge('site_broken', 'of a test', () => Promise.reject(new Error('unreadable')));
  const text = await read();
  expect(text).not.toMatch(/^site_broken /m);
  expect(text).toContain('site_finished_entries 0');
});

test('instances and their Redis are measured where there are any', async () => {
  expect(await read()).not.toMatch(/^site_redis_up /m);
  joined.registry = { own: { name: 'web-1' }, others: [{ name: 'web-2' }] } as unknown as Registry;
  for (const [state, up] of [
    ['ok', 1],
    ['slow', 0],
  ] as const) {
    sharedRedis.state = state;
    expect(await read()).toMatch(new RegExp(`^site_instances 2$[^]*^site_redis_up ${up}$`, 'm'));
  }
  joined.registry = undefined;
});
