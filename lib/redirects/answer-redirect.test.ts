/** @jest-environment node */
import { createServer, get, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerRedirect } from './answer-redirect';
import { redirectTable } from './redirect-table';

const table = redirectTable([{ from: '/old', to: '/new', permanent: true }], 'https://site.example');
jest.mock('./keep-redirects', () => ({ currentRedirects: () => table }));

const seen: string[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((incoming, response) => {
    if (answerRedirect(incoming, response)) return;
    seen.push(incoming.url ?? '');
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; location?: string }>((resolve) => {
    const asked = (method === 'GET' ? get : request)({ port, path, method, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, location: response.headers.location }));
    });
    asked.end();
  });
}

test('a moved address is redirected before the request reaches the server, all others pass', async () => {
  expect(await ask('/page')).toEqual({ status: 200 });
  expect(await ask('/old?a=1')).toEqual({ status: 308, location: '/new?a=1' });
  expect(await ask('/en/old', 'HEAD')).toEqual({ status: 308, location: '/en/new' });
  expect(await ask('/old', 'POST')).toEqual({ status: 200 });
  expect(await ask('/new')).toEqual({ status: 200 });
  expect(seen).toEqual(['/page', '/old', '/new']);
});

test('redirects are revalidated every time, since a page may move back', async () => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/old`, { redirect: 'manual' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-length': '0',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(await response.text()).toBe('');
});
