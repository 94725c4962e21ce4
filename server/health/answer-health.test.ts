/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key.js';

import { joined } from '../../lib/instances/instances';
import type { Registry } from '../../lib/instances/registry';
import { sharedRedis } from '../../lib/instances/shared-redis';
import { type Answer, TestServer } from '../support/listen';
import { answerHealth } from './answer-health';
import { siteChecks } from './site-checks';

let folder: string;
let site: TestServer;
let backend: Server;
let asked: (string | undefined)[];
let answer: RequestListener;
let isServing: boolean;

beforeEach(async () => {
  [asked, isServing] = [[], true];
  folder = await mkdtemp(path.join(os.tmpdir(), 'health-'));
  backend = createServer((request, response) => {
    asked.push(request.url);
    answer(request, response);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  process.env.BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const step = answerHealth(siteChecks(folder, () => isServing));
  site = await TestServer.start((request, response) => {
    if (!step(request, response)) response.writeHead(404).end();
  });
});

afterEach(async () => {
  delete process.env.BACKEND_URL;
  delete process.env.PAGE_CACHE_DIR;
  await site.stop();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
  await rm(folder, { recursive: true });
});

/** @param status of the page as the build has kept it; undefined where it was made */
async function keepHome(status?: number): Promise<void> {
  await mkdir(path.join(folder, 'server/app'), { recursive: true });
  await writeFile(path.join(folder, 'server/app/tr.meta'), JSON.stringify({ status }));
}

const read = ({ status, body }: Answer) => [status, JSON.parse(body.toString()) as unknown];

test('a live process says so, and asks nobody', async () => {
  const found = await site.ask('/api/health/live?from=probe');
  expect(read(found)).toEqual([200, { status: 'ok' }]);
  expect(found.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect((await site.ask('/api/health/live', {}, 'HEAD')).body).toHaveLength(0);
  expect((await site.ask('/api/health')).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each([200, 404])(
  'a backend that answers with %d is there: the site is ready without any kept page',
  async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    const checks = { server: 'ok', backend: 'ok', pages: 'none' };
    expect(read(await site.ask('/api/health/ready'))).toEqual([200, { status: 'ok', checks }]);
  },
);

test.each<[string, RequestListener]>([
  ['failing', (_request, response) => response.writeHead(502).end()],
  ['unreachable', ({ socket }) => socket.destroy()],
  ['unreachable', () => undefined],
])('while the backend is %s, the site is ready if it has kept its home page', async (backendState, faulty) => {
  answer = faulty;
  await keepHome();
  const started = Date.now();
  const checks = { server: 'ok', backend: backendState, pages: 'ok' };
  expect(read(await site.ask('/api/health/ready'))).toEqual([200, { status: 'ok', checks }]);
  expect(Date.now() - started).toBeLessThan(1500);
});

test.each(['the build', 'another folder'])(
  'a home page that was made since the build is kept too, where the site writes to %s',
  async (place) => {
    answer = ({ socket }) => socket.destroy();
    // As a build leaves it that did not get the page.
    await keepHome(404);
    await writeFile(path.join(folder, 'BUILD_ID'), 'id');
    if (place === 'another folder') process.env.PAGE_CACHE_DIR = path.join(folder, 'written');
    const written = place === 'another folder' ? path.join(folder, 'written/build-id') : folder;
    const key = getRouteCacheKey('/tr', { kind: 'APP_PAGE', sourceRoute: '/[lang]/page' } as ResponseCacheOwner);
    const file = path.join(written, 'server', `${key}.meta`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '{}');
    const checks = { server: 'ok', backend: 'unreachable', pages: 'ok' };
    expect(read(await site.ask('/api/health/ready'))).toEqual([200, { status: 'ok', checks }]);
  },
);

test('without a backend and without a kept home page, the site is not ready', async () => {
  answer = ({ socket }) => socket.destroy();
  // As a build leaves it that did not get the page.
  await keepHome(404);
  const found = await site.ask('/api/health/ready');
  const checks = { server: 'ok', backend: 'unreachable', pages: 'none' };
  expect(read(found)).toEqual([503, { status: 'unavailable', checks }]);
  expect(found.headers['retry-after']).toBe('5');
});

test('a site that is about to end is not ready', async () => {
  answer = (_request, response) => response.end();
  isServing = false;
  expect((await site.ask('/api/health/ready')).status).toBe(503);
});

test('Redis is named where there is one, and the site is ready without it', async () => {
  answer = (_request, response) => response.end();
  joined.registry = { own: { name: 'web-1' }, others: [] } as unknown as Registry;
  sharedRedis.state = 'unreachable';
  const checks = { server: 'ok', backend: 'ok', pages: 'none', redis: 'unreachable' };
  expect(read(await site.ask('/api/health/ready'))).toEqual([200, { status: 'ok', checks }]);
  joined.registry = undefined;
  sharedRedis.state = undefined;
});

test('many probes cost the backend one request', async () => {
  answer = (_request, response) => response.end();
  await Promise.all(Array.from({ length: 20 }, () => site.ask('/api/health/ready')));
  expect(asked).toEqual(['/api/health/live']);
});
