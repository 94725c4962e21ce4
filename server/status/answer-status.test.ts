/** @jest-environment node */
import { notePageFailure } from '../../lib/cache/failing-pages.mjs';
import { sign } from '../../lib/webhook/revalidation';
import { FinishedStore } from '../finished/finished-store';
import { TestServer } from '../support/listen';
import { answerStatus } from './answer-status';
import { readStatus } from './read-status';

const secret = 's'.repeat(32);
const behindProxy = { 'x-forwarded-for': '203.0.113.7' };
let server: TestServer;

beforeAll(async () => {
  process.env.REVALIDATE_SECRET = secret;
  const step = answerStatus(() => readStatus(new FinishedStore(1_000_000), '.'));
  server = await TestServer.start((request, response) => {
    if (!step(request, response)) response.writeHead(404).end();
  });
});

afterAll(() => {
  delete process.env.REVALIDATE_SECRET;
  return server.stop();
});

function signed(timestamp: string, path = '/api/status'): Record<string, string> {
  return { ...behindProxy, 'x-timestamp': timestamp, 'x-signature': sign(secret, timestamp, path) };
}

test('the backend is told of versions, room, and pages that fail', async () => {
  notePageFailure('/tr/page/a', 'GetPageData: no connection');
  const { status, headers, body } = await server.ask('/api/status', signed(String(Date.now())));
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(JSON.parse(body.toString())).toMatchObject({
    version: expect.stringMatching(/^\d/),
    node: process.version,
    freeBytes: expect.any(Number),
    failingPages: [{ path: '/tr/page/a', reason: 'GetPageData: no connection' }],
  });
});

test('strangers are told nothing, whatever they sign with', async () => {
  const now = String(Date.now());
  for (const headers of [
    behindProxy,
    signed(String(Date.now() - 6 * 60_000)),
    signed(now, '/api/other'),
    { ...behindProxy, 'x-timestamp': now, 'x-signature': sign('another', now, '/api/status') },
  ]) {
    expect((await server.ask('/api/status', headers)).status).toBe(404);
  }
  expect((await server.ask('/api/status')).status).toBe(200);
});
