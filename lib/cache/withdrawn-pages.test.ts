/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { passTime, stopClocks } from '../../test/clocks';
import { type Get, handler, key, type Set } from '../../test/page-cache';
import { guardBackendFetch } from '../backend/guard-fetch';
import type PageCacheHandler from './page-cache-handler.mjs';

const none = { status: 404, body: { success: false, code: 'not-found' } };
const found = { status: 200, body: { success: true, data: { pageKey: 'a' } } };
let answer = none;
let origin: string;
const originalFetch = globalThis.fetch;
const backend = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});

beforeEach(() => {
  process.env.BACKEND_URL = origin;
  guardBackendFetch();
  stopClocks();
});

afterEach(() => {
  globalThis.fetch = originalFetch;
});

afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

const addressOf = (call: string) => `${origin}/api/${call}?pageKey=${encodeURIComponent(key)}`;

/** Keeps a good answer, as Next does. */
async function keepAnswer(cache: PageCacheHandler, call: string, data: unknown = found.body.data) {
  const body = Buffer.from(JSON.stringify({ success: true, data })).toString('base64');
  const value = { kind: 'FETCH', data: { headers: {}, url: addressOf(call), status: 200, body }, revalidate: 300 };
  await cache.set(key, value as unknown as Set[1], { fetchCache: true, tags: [] } as unknown as Set[2]);
  passTime(10);
}

async function ask(call: string, what: typeof answer) {
  answer = what;
  await fetch(addressOf(call));
  passTime(10);
}

const isKept = async (cache: PageCacheHandler) =>
  (await cache.get(key, { kind: 'FETCH', tags: [], softTags: [] } as unknown as Get[1])) !== null;

test.each([true, false])(
  'the answer for a page that was withdrawn is not used any more, in memory: %j',
  async (hasMemory) => {
    const cache = handler({ hasMemory });
    await keepAnswer(cache, 'GetPageData');
    expect(await isKept(cache)).toBe(true);
    await ask('GetPageData', none);
    expect(await isKept(cache)).toBe(false);
  },
);

test('a page that is published again has a newer answer, which is used', async () => {
  const cache = handler();
  await keepAnswer(cache, 'GetPageData');
  await ask('GetPageData', none);
  await keepAnswer(cache, 'GetPageData');
  expect(await isKept(cache)).toBe(true);
});

test.each([
  ['of a failure', 'GetPageData', { ...none, status: 500 }],
  ['of no envelope', 'GetPageData', { status: 404, body: {} as typeof none.body }],
  ['of data', 'GetPageData', found],
  ['that there is no application model', 'GetApplicationModel', none],
])('the last good answer stays after one %s', async (_name, call, what) => {
  const cache = handler();
  await keepAnswer(cache, call, { pageKey: 'a', siteInfo: { title: 'Site' } });
  await ask(call, what as typeof answer);
  expect(await isKept(cache)).toBe(true);
});

test('many unknown pages do not fill the memory: one that was withdrawn long ago is noted again when it is asked for', async () => {
  const cache = handler();
  await keepAnswer(cache, 'GetPageData');
  await ask('GetPageData', none);
  for (let page = 0; page < 1_000; page += 1) await fetch(`${origin}/api/GetPageData?pageKey=unknown-${page}`);
  expect(await isKept(cache)).toBe(true);
  await ask('GetPageData', none);
  expect(await isKept(cache)).toBe(false);
});
