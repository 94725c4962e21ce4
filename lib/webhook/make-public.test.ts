/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { PublicState } from '../content/current-state';
import { makePublic } from './make-public';
import { readRevalidation } from './revalidation';

jest.mock('../i18n/offered-languages');

const secret = 's'.repeat(32);

/** The site's cache: a stale copy is served once more while a new one is made. */
interface Copy {
  status: number;
  revision?: string;
  isStale?: boolean;
}

let server: Server;
let copies: Record<string, Copy>;
let made: Record<string, Copy>;
let purges: string[][];
/** The data of the pages from the second purge on. */
let madeLater: typeof made | undefined;
let hosts: Set<string | undefined>;

async function takeWebhook(request: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const webhook = new Request('http://site/', {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  });
  const reading = await readRevalidation(webhook, secret, Date.now());
  if (!reading.isValid || !reading.isFetched) return;
  purges.push(reading.tags);
  if (purges.length === 2 && madeLater) made = madeLater;
  for (const copy of Object.values(copies)) copy.isStale = true;
}

beforeEach(async () => {
  [copies, made, madeLater, purges, hosts] = [{}, {}, undefined, [], new Set()];
  server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (path === '/api/revalidate') {
      await takeWebhook(request);
      response.end('{}');
      return;
    }
    hosts.add(request.headers.host);
    const { status, revision, isStale } = copies[path] ?? { status: 404 };
    response.writeHead(status, { 'x-nextjs-cache': isStale ? 'STALE' : 'HIT' });
    response.write('<head><meta name="viewport" content="x"/>');
    response.end(`${revision ? `<meta name="content-revision" content="${revision}"/>` : ''}</head><body></body>`);
    if (isStale) copies[path] = { ...(made[path] ?? { status: 404 }) };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.PORT = String((server.address() as AddressInfo).port);
  process.env.SITE_URL = 'https://site.example';
  process.env.REVALIDATE_SECRET = secret;
});

afterEach(async () => {
  for (const name of ['PORT', 'SITE_URL', 'REVALIDATE_SECRET']) Reflect.deleteProperty(process.env, name);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const both = (copy: Copy) => ({ '/page/a': { ...copy }, '/en/page/a': { ...copy } });
const states = (revision?: string | null): ReadonlyMap<string, PublicState> =>
  new Map([['/page/a', { revision, lists: {} }]]);
const run = (wanted: ReadonlyMap<string, PublicState>, ms = 5000) =>
  makePublic(['/page/a'], { states: wanted, deadlineAt: Date.now() + ms });

test('an old page is marked stale and regenerated, in every language, under its public host name', async () => {
  [copies, made] = [both({ status: 200, revision: 'r1' }), both({ status: 200, revision: 'r2' })];
  await expect(run(states('r2'))).resolves.toEqual([
    { path: '/page/a', state: 'live', status: 200 },
    { path: '/en/page/a', state: 'live', status: 200 },
  ]);
  expect(purges).toEqual([['page:a', 'page-keys']]);
  expect([...hosts]).toEqual(['site.example']);
});

test('pages that are new already, or being regenerated, are not marked', async () => {
  copies = both({ status: 200, revision: 'r2' });
  expect((await run(states('r2'))).every(({ state }) => state === 'live')).toBe(true);
  [copies, made] = [both({ status: 200, revision: 'r1', isStale: true }), both({ status: 200, revision: 'r2' })];
  expect((await run(states('r2'))).every(({ state }) => state === 'live')).toBe(true);
  expect(purges).toEqual([]);
});

test('a withdrawn page must be gone', async () => {
  copies = both({ status: 200, revision: 'r1' });
  await expect(run(states(null))).resolves.toContainEqual({ path: '/page/a', state: 'live', status: 404 });
});

test('a copy whose rendering began before the change is marked again', async () => {
  [copies, made] = [both({ status: 200, revision: 'r1' }), both({ status: 200, revision: 'r1' })];
  madeLater = both({ status: 200, revision: 'r2' });
  expect((await run(states('r2'))).every(({ state }) => state === 'live')).toBe(true);
  expect(purges).toHaveLength(2);
});

test('a page that was published again meanwhile is not marked until the time is over', async () => {
  [copies, made] = [both({ status: 200, revision: 'r1' }), both({ status: 200, revision: 'r3' })];
  const fetchAgain = jest.fn(() => Promise.resolve(states('r3')));
  const wanted = { states: states('r2'), deadlineAt: Date.now() + 5000, fetchAgain };
  expect((await makePublic(['/page/a'], wanted)).every(({ state }) => state === 'live')).toBe(true);
  expect(fetchAgain).toHaveBeenCalledWith(['/page/a']);
  expect(purges).toHaveLength(1);
});

test('if the backend does not answer, the last good copy stays', async () => {
  copies = both({ status: 200, revision: 'r1' });
  await expect(run(new Map())).resolves.toContainEqual({ path: '/page/a', state: 'waiting', status: 200 });
  expect(purges).toEqual([]);
});

test('a page that fails until the deadline is reported as failed', async () => {
  [copies, made] = [both({ status: 500 }), both({ status: 500 })];
  const started = Date.now();
  await expect(run(states('r2'), 600)).resolves.toContainEqual({ path: '/page/a', state: 'failed', status: 500 });
  expect(Date.now() - started).toBeLessThan(2000);
});

test('waits for a server that does not answer', async () => {
  process.env.PORT = '9';
  await expect(run(states('r2'), 300)).resolves.toContainEqual({ path: '/page/a', state: 'waiting' });
});
