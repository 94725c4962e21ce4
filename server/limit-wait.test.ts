/** @jest-environment node */

import { limitWait } from './limit-wait';
import type { SiteResponse } from './site-response';
import { TestServer } from './support/listen';

let server: TestServer;
let open: SiteResponse | undefined;

beforeAll(async () => {
  server = await TestServer.start((request, response) => {
    limitWait(request, response, 'https://site.example');
    response.setHeader('x-late', '1');
    open = response;
    if (request.url === '/begun') response.write('begun ');
  });
});

afterAll(() => server.stop());

beforeEach(() => {
  open = undefined;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.useRealTimers());

/** Asks, and lets ten seconds go by once the server has the request. */
async function fetchAndWait(
  path: string,
  method = 'GET',
  headers = {},
): Promise<{ answer: Promise<Response>; late: SiteResponse }> {
  const answer = fetch(`${server.url}${path}`, { method, headers });
  while (!open) await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(10_000);
  return { answer, late: open };
}

test.each(['GET', 'HEAD'])('an answer to %s that does not begin is 503 after ten seconds', async (method) => {
  const { answer, late } = await fetchAndWait('/hangs?secret=1', method);
  const response = await answer;
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.has('x-late')).toBe(false);
  expect((await response.text()).includes('Sunucu erişim problemi!')).toBe(method === 'GET');
  expect(console.error).toHaveBeenCalledWith('no answer after 9500 ms: /hangs');
  // What comes after all changes nothing, and breaks nothing.
  late.setHeader('x-later', '1').writeHead(200).end('late');
  expect(late.statusCode).toBe(503);
});

test('the line in the log names the request', async () => {
  const { answer } = await fetchAndWait('/hangs', 'GET', { 'x-request-id': 'request-0001' });
  await answer;
  expect(console.error).toHaveBeenCalledWith('no answer after 9500 ms: /hangs (request request-0001)');
});

test('the page of an answer that does not begin speaks the language of its address, and leads home', async () => {
  const { answer } = await fetchAndWait('/en/hangs');
  const page = await (await answer).text();
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('The server cannot be reached!');
  expect(page).toContain('<a href="https://site.example/en">');
});

test('an answer that has begun goes on for as long as it takes', async () => {
  const { answer, late } = await fetchAndWait('/begun');
  late.end('and whole');
  expect(await (await answer).text()).toBe('begun and whole');
});

test('what a visitor sends is no page: its answer has a bound of its own', async () => {
  const { answer, late } = await fetchAndWait('/api/UploadFile', 'POST');
  late.end('taken');
  expect(await (await answer).text()).toBe('taken');
});
