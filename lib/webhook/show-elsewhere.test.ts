/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { PublicState } from '../content/current-state';
import { showElsewhere } from './show-elsewhere';

jest.mock('../i18n/offered-languages');

/** What each server shows, and how often it was asked, under which name. */
interface Shows {
  name: string;
  revision: string;
  status: number;
  asked: number;
  hosts: Set<string | undefined>;
  onAsked?: () => void;
}

const running: Server[] = [];
let told: string[][];

async function start(name: string, revision: string): Promise<Shows & { url: string }> {
  const shows: Shows = { name, revision, status: 200, asked: 0, hosts: new Set() };
  const server = createServer((request, response) => {
    shows.asked += 1;
    shows.hosts.add(request.headers.host);
    shows.onAsked?.();
    response.writeHead(shows.status);
    response.end(`<head><meta name="content-revision" content="${shows.revision}"/></head><body></body>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  return Object.assign(shows, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

beforeEach(() => {
  told = [];
  process.env.SITE_URL = 'https://site.example';
});

afterEach(() => {
  delete process.env.SITE_URL;
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const states: ReadonlyMap<string, PublicState> = new Map([['/page/a', { revision: 'r2', lists: {} }]]);
const show = (list: () => readonly { name: string; url: string }[], ms = 5_000, known = states) =>
  showElsewhere(
    ['/page/a'],
    { states: known, deadlineAt: Date.now() + ms },
    { list, tell: async (tags) => void told.push([...tags]) },
  );

test('servers that show the newest version are asked once for each language, under the public host name', async () => {
  const [a, b] = [await start('a', 'r2'), await start('b', 'r2')];
  await expect(show(() => [a, b])).resolves.toEqual([]);
  expect([a.asked, b.asked]).toEqual([2, 2]);
  expect([...a.hosts]).toEqual(['site.example']);
  expect(told).toEqual([]);
});

test('a server that lags is waited for', async () => {
  const late = await start('late', 'r1');
  late.onAsked = () => {
    if (late.asked === 4) late.revision = 'r2';
  };
  await expect(show(() => [late])).resolves.toEqual([]);
});

test('a server that still lags at the end is named, and the others are not', async () => {
  const [good, old] = [await start('good', 'r2'), await start('old', 'r1')];
  await expect(show(() => [good, old], 400)).resolves.toEqual([
    { path: '/page/a', state: 'waiting', status: 200, server: 'old' },
    { path: '/en/page/a', state: 'waiting', status: 200, server: 'old' },
  ]);
});

test('instances that lag for long are told again, once', async () => {
  const old = await start('old', 'r1');
  await show(() => [old], 2_500);
  expect(told).toEqual([['page:a', 'page-keys']]);
});

test('nobody waits for an instance that is no longer there', async () => {
  const [good, gone] = [await start('good', 'r2'), { name: 'gone', url: 'http://127.0.0.1:9' }];
  let list = [good, gone];
  setTimeout(() => (list = [good]), 300);
  const startedAt = Date.now();
  await expect(show(() => list)).resolves.toEqual([]);
  expect(Date.now() - startedAt).toBeLessThan(3_000);
});

test('one that fails, does not answer, or has no known state, is named with what is known', async () => {
  const failing = await start('failing', 'r2');
  failing.status = 503;
  const away = { name: 'away', url: 'http://127.0.0.1:9' };
  const found = await show(() => [failing, away], 2_000);
  expect(found).toContainEqual({ path: '/page/a', state: 'failed', status: 503, server: 'failing' });
  expect(found).toContainEqual({ path: '/page/a', state: 'waiting', server: 'away' });
  const good = await start('good', 'r2');
  await expect(show(() => [good], 300, new Map())).resolves.toHaveLength(2);
});
