/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { pageCache } from '../lib/cache/page-cache-events.mjs';
import { nextNow } from '../lib/cache/next-clock.mjs';
import { setOfferedLanguages } from '../lib/i18n/offered-languages';
import { currentRedirects } from '../lib/redirects/keep-redirects';
import { redirectTable } from '../lib/redirects/redirect-table';
import { requestHandler } from './handle-request';
import { TestServer } from './support/listen';

jest.mock('../lib/redirects/keep-redirects', () => ({ currentRedirects: jest.fn() }));

const none = redirectTable([], 'http://localhost');
const page = `<p>page</p>${'-'.repeat(2000)}`;
/** The addresses with which requests have come to Next. */
let reached: string[] = [];
let folder: string;
let server: TestServer;

/** Stands for Next, with a page that it caches. */
async function render(request: IncomingMessage, response: ServerResponse): Promise<void> {
  reached.push(request.url ?? '');
  if (request.url === '/page/a') Object.assign(pageCache.lookups.getStore() ?? {}, { key: '/tr/page/a' });
  const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'HIT' };
  response.writeHead(request.url === '/page/a' ? 200 : 404, headers).end(page);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'way-'));
  await mkdir(path.join(folder, 'static'));
  await writeFile(path.join(folder, 'static/a.js'), 'a()');
  setOfferedLanguages(['tr', 'en']);
  jest.mocked(currentRedirects).mockReturnValue(none);
  pageCache.read = async () => ({
    ...{ lastModified: nextNow(), status: 200, tags: [], isStale: false },
    holds: (body) => body.toString() === page,
  });
  server = await TestServer.start(requestHandler(render, folder, () => true));
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  reached = [];
});

test('what is refused, a file and the state of the server do not reach Next', async () => {
  expect((await server.ask('/page/a', {}, 'DELETE')).status).toBe(405);
  expect((await server.ask('/page/a', { host: 'evil.example' })).status).toBe(421);
  expect((await server.ask('/_next/static/a.js')).body.toString()).toBe('a()');
  expect((await server.ask('/api/metrics')).body.toString()).toContain('site_requests_total');
  expect(reached).toEqual([]);
});

test('a page reaches Next once, and then is answered from memory, unless the request is refused before', async () => {
  for (let time = 0; time < 3; time += 1) {
    expect((await server.ask('/page/a')).body.toString()).toBe(page);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  expect(reached).toEqual(['/page/a']);
  expect((await server.ask('/page/a', { host: 'evil.example' })).status).toBe(421);
});

test('an address that has moved leads on, even while the page is in memory', async () => {
  await server.ask('/page/a');
  const table = redirectTable([{ from: '/page/a', to: '/contact', permanent: true }], 'http://localhost');
  jest.mocked(currentRedirects).mockReturnValue(table);
  const { status, headers } = await server.ask('/page/a');
  jest.mocked(currentRedirects).mockReturnValue(none);
  expect([status, headers.location]).toEqual([308, '/contact']);
});

test('other spellings are repaired, and languages that are not offered hidden, before Next sees an address', async () => {
  for (const url of ['/de/about', '/MEDIA/about', '/page/%E7', '/page/a%0ab']) await server.ask(url);
  expect(reached).toEqual(['/~/de/about', '/~/MEDIA/about', '/page/%25E7', '/~']);
});

test('every answer names its request', async () => {
  const ids = [await server.ask('/none'), await server.ask('/page/a'), await server.ask('/page/a', {}, 'DELETE')].map(
    ({ headers }) => headers['x-request-id'],
  );
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain(undefined);
});
