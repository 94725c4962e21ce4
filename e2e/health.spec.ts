import { expect, test } from '@playwright/test';

import { OwnStack } from './support/own-stack';
import { TraceCollector } from './support/trace-collector';

let stack: OwnStack;
let collector: TraceCollector;

test.describe.configure({ mode: 'default', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  collector = await TraceCollector.start();
  stack = await OwnStack.create(collector.env);
  await stack.startBackend();
  await stack.startSite();
});

test.afterAll(async () => {
  await stack.dispose();
  collector.stop();
});

async function probe(origin: string, name: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/health/${name}`, { headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

test('both processes answer that they are live and ready, and the answers are not cached or indexed', async () => {
  for (const origin of [stack.siteUrl, stack.backendUrl]) {
    const live = await probe(origin, 'live');
    expect([live.status, live.body]).toEqual([200, { status: 'ok' }]);
    const ready = await probe(origin, 'ready');
    expect([ready.status, ready.body]).toMatchObject([200, { status: 'ok' }]);
    for (const { headers } of [live, ready]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  }
  expect((await probe(stack.backendUrl, 'ready')).body).toEqual({
    status: 'ok',
    checks: { start: 'ok', database: 'ok', media: 'ok', disk: 'ok' },
  });
});

test('a redirect from a health address is rejected', async ({ request }) => {
  await stack.logIn(request);
  const redirect = { from: '/api/health/ready', to: '/', permanent: true };
  await expect(stack.save('redirects?locale=tr', 'POST', redirect)).rejects.toThrow('400');
});

test('while the backend is down, the site stays ready and reports the backend as unreachable', async () => {
  await stack.killBackend();
  await expect
    .poll(async () => (await probe(stack.siteUrl, 'ready')).body)
    .toEqual({ status: 'ok', checks: { server: 'ok', backend: 'unreachable', pages: 'ok' } });
  expect((await probe(stack.siteUrl, 'live')).status).toBe(200);
  await stack.startBackend();
  await expect
    .poll(async () => (await probe(stack.siteUrl, 'ready')).body)
    .toMatchObject({ checks: { backend: 'ok' } });
});

/**
 * One address of each kind: page, RSC payload, text file, image, redirect, 404 page, missing picture, rejected method,
 * call, health.
 */
const ways: Record<string, RequestInit> = {
  '/page/jet-grout': {},
  '/page/jet-grout?_rsc=': { headers: { rsc: '1' } },
  '/robots.txt': {},
  '/icon.svg': {},
  '/page/JET-GROUT': {},
  '/page/none': {},
  '/pictures/none': {},
  '/about': { method: 'DELETE' },
  '/api/revalidate': { method: 'POST' },
  '/api/health/live': {},
};

test('every response has a unique request id', async () => {
  const ids = new Set<string>();
  const asked = [
    ...Object.entries(ways).map(([path, init]) => [stack.siteUrl + path, init] as const),
    ...['/admin/login', '/api/GetPageData?pageKey=jet-grout', '/api/pages/none', '/api/none', '/constructor'].map(
      (path) => [stack.backendUrl + path, {}] as const,
    ),
  ];
  for (const [url, init] of asked) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    await response.arrayBuffer();
    const id = response.headers.get('x-request-id');
    expect([url, id]).toEqual([url, expect.stringMatching(/^[\da-f-]{36}$/)]);
    ids.add(String(id));
  }
  expect(ids.size).toBe(asked.length);
});

test('a request id from a visitor is replaced, one from a local program is kept, and the body is the same', async () => {
  for (const url of [`${stack.siteUrl}/page/jet-grout`, `${stack.backendUrl}/api/GetRedirects`]) {
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(url, { headers: { 'x-request-id': 'chosen-by-the-sender', ...headers } });
      return { id: response.headers.get('x-request-id'), body: await response.text() };
    };
    const [own, passedOn] = [await ask({}), await ask({ 'x-forwarded-for': '203.0.113.7' })];
    expect(own.id).toBe('chosen-by-the-sender');
    expect(passedOn.id).toMatch(/^[\da-f-]{36}$/);
    expect(passedOn.body).toBe(own.body);
  }
});

test('a visit is one trace: the request, the page that is made, and the backend’s own request', async () => {
  let id = '';
  let visits = 0;
  const visit = async () => {
    id = `health-spec-${(visits += 1)}`;
    return (await fetch(`${stack.siteUrl}/page/never-asked-for`, { headers: { 'x-request-id': id } })).status;
  };
  // On a busy machine the first answer may be 503, which is not cached.
  await expect.poll(visit).toBe(404);
  const request = () =>
    collector.spans.find(({ attributes, process }) => attributes['request.id'] === id && process === 'site');
  await expect.poll(request).toMatchObject({ name: 'GET /page', attributes: { 'url.path': '/page/never-asked-for' } });
  const below = (parent = '') => collector.spans.filter(({ parentSpanId }) => parentSpanId === parent);
  const page = () => below(request()?.spanId)[0];
  await expect.poll(page).toMatchObject({ process: 'site', name: 'regeneration' });
  const call = () => below(page()?.spanId).find(({ name }) => name === 'GetPageData');
  await expect.poll(call).toMatchObject({ process: 'site' });
  await expect.poll(() => below(call()?.spanId)[0]).toMatchObject({ process: 'backend', name: 'GET /api' });
});

test('both processes are measured, for this machine and not for others', async () => {
  const read = async (origin: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/api/metrics`, { headers });
    return { status: response.status, text: await response.text() };
  };
  for (const visit of [1, 2, 3]) {
    expect([visit, (await fetch(`${stack.siteUrl}/page/mini-kazik`)).status]).toEqual([visit, 200]);
  }
  const [site, backend] = [await read(stack.siteUrl), await read(stack.backendUrl)];
  expect([site.status, backend.status]).toEqual([200, 200]);
  for (const line of [
    /^site_requests_total\{step="finished",status="2xx"\} \d/m,
    /^site_backend_calls_total\{call="GetPageData",outcome="answered"\} \d/m,
    /^site_pages_made_total\{outcome="made"\} \d/m,
    /^site_finished_bytes [1-9]/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ]) {
    expect(site.text).toMatch(line);
  }
  for (const line of [
    /^backend_requests_total\{area="api",status="2xx"\} \d/m,
    /^backend_outbox_mails\{state="waiting"\} 0/m,
    /^backend_search_pages [1-9]/m,
    /^backend_disk_free_bytes [1-9]/m,
    /^process_resident_memory_bytes /m,
  ]) {
    expect(backend.text).toMatch(line);
  }
  for (const origin of [stack.siteUrl, stack.backendUrl]) {
    expect((await read(origin, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  }
});
