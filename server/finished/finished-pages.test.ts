/** @jest-environment node */
import { pageCache } from '../../lib/cache/page-cache-events.mjs';
import { passTime, startClocks, stopClocks, timers } from '../../test/clocks';
import type * as Mocks from '../../test/mock-as-node';
import { FinishedSite } from '../support/finished-site';
import { revalidateSeconds } from '../support/isr';
import { compressWell } from './compress';

jest.mock('./compress', () => {
  const real = jest.requireActual<Record<string, unknown>>('./compress');
  return { ...real, compressWell: jest.fn(real.compressWell as never) };
});

jest.mock('next/dist/server/lib/incremental-cache/file-system-cache.js', () =>
  jest
    .requireActual<typeof Mocks>('../../test/mock-as-node')
    .mockAsNode('next/dist/server/lib/incremental-cache/file-system-cache.js'),
);
jest.mock('next/dist/server/lib/incremental-cache/tags-manifest.external.js', () =>
  jest
    .requireActual<typeof Mocks>('../../test/mock-as-node')
    .mockAsNode('next/dist/server/lib/incremental-cache/tags-manifest.external.js'),
);

let site: FinishedSite;

beforeAll(async () => {
  site = await FinishedSite.start();
});

afterAll(() => site.stop());

beforeEach(() => {
  stopClocks(timers);
  jest.mocked(compressWell).mockClear();
});
afterEach(startClocks);

test('a page that is asked for again does not reach Next, in any of its ways', async () => {
  site.reset();
  site.isr.content.set('/a', 1);
  for (const way of ['page', 'page', 'payload'] as const) await site.look('/a', way);
  site.rendered = 0;
  for (const way of ['page', 'head', 'plain', 'known', 'payload', 'query'] as const) await site.look('/a', way);
  expect(site.rendered).toBe(0);
  await site.look('/a', 'editor');
  expect(site.rendered).toBe(1);
});

test('an address that is asked for once is not kept', async () => {
  site.reset();
  for (const path of ['/a', '/none']) {
    await site.look(path, 'page');
    expect(site.store.size.entries).toBe(0);
  }
  for (const path of ['/a', '/none']) await site.look(path, 'page');
  expect(site.store.size.entries).toBe(2);
});

test('an answer that sets a cookie is for one visitor, and not kept', async () => {
  site.reset();
  site.isr.content.set('/a', 1);
  site.isr.cookie = 'visitor=1';
  for (let time = 0; time < 3; time += 1) await site.look('/a', 'page');
  expect([site.rendered, site.store.size.entries]).toEqual([3, 0]);
});

test('an answer that is under way when its page changes is sent, and not kept', async () => {
  site.reset();
  site.isr.content.set('/a', 1);
  let open: () => void = () => undefined;
  site.isr.gate = new Promise((resolve) => (open = resolve));
  const early = site.look('/a', 'page');
  while (site.isr.begun === 0) await new Promise((resolve) => setImmediate(resolve));
  passTime(2);
  site.isr.content.set('/a', 2);
  await site.isr.revalidate(['page:/a']);
  open();
  expect((await early).html).toContain('/a 1');
  passTime(2);
  await site.isr.revalidate(['page:/a']);
  await site.look('/a', 'page');
  await site.settle();
  expect((await site.look('/a', 'page')).html).toContain('/a 2');
});

test('a page that is made anew without an announcement is seen at once', async () => {
  site.reset();
  site.isr.content.set('/a', 1);
  for (let time = 0; time < 2; time += 1) await site.look('/a', 'page');
  expect(site.store.size.entries).toBe(1);
  site.isr.content.set('/a', 2);
  await site.isr.regenerate('/a');
  expect((await site.look('/a', 'page')).html).toContain('/a 2');
});

test('a page that changes while it is compared with the page cache is not kept', async () => {
  site.reset();
  site.isr.content.set('/a', 1);
  await site.look('/a', 'page');
  // Otherwise the server's own request for the new page may be the one that keeps it.
  await site.settle();
  site.store.dropWhere(() => true);
  const { read } = pageCache;
  pageCache.read = async (...args) => {
    const entry = await read?.(...args);
    passTime(2);
    await site.isr.revalidate(['page:/a']);
    return entry;
  };
  await site.look('/a', 'page');
  await site.settle();
  pageCache.read = read;
  expect(site.rendered).toBe(2);
  expect(site.store.size.entries).toBe(0);
});

test('pages are served, and not kept, where the store has no room for them', async () => {
  site.reset(1000);
  site.isr.content.set('/large', 1);
  for (let time = 0; time < 3; time += 1) expect((await site.look('/large', 'page')).html).toContain('/large 1');
  expect([site.rendered, site.store.size.entries]).toEqual([3, 0]);
  // Pages of the tests before may still wait for their compression.
  const compressed = jest.mocked(compressWell).mock.calls.map(([body]) => String(body));
  expect(compressed.filter((text) => text.includes('/large'))).toEqual([]);
});

test('a page is finished when it was made, and then reaches no visitor by way of Next', async () => {
  site.reset();
  site.isr.content.set('/a', 1);
  expect((await site.look('/a', 'brotli')).headers['x-nextjs-cache']).toBe('MISS');
  await site.settle();
  site.rendered = 0;
  const { headers } = await site.look('/a', 'brotli');
  expect([headers['x-nextjs-cache'], headers['content-encoding'], site.rendered]).toEqual(['HIT', 'br', 0]);
  site.isr.content.set('/a', 2);
  passTime(revalidateSeconds * 1000);
  expect((await site.look('/a', 'brotli')).headers).toMatchObject({
    'x-nextjs-cache': 'STALE',
    'content-encoding': 'br',
    // A shared cache must not keep it as long as the new page.
    'cache-control': 's-maxage=1, stale-if-error=604800',
  });
  await site.settle();
  site.rendered = 0;
  const renewed = await site.look('/a', 'brotli');
  expect(renewed.html).toContain('/a 2');
  expect(renewed.headers['cache-control']).toBe(`s-maxage=${revalidateSeconds}, stale-if-error=604800`);
  expect(site.rendered).toBe(0);
});

test('the server asks once for a page that was made, and for none that is absent or could not be made', async () => {
  site.reset();
  await site.look('/none', 'page');
  site.isr.isDown = true;
  await site.look('/a', 'page');
  expect(site.own).toHaveLength(0);
  site.isr.isDown = false;
  site.isr.content.set('/a', 1);
  await site.look('/a', 'page');
  // Due at once, so that the server's own request has it made again.
  passTime(revalidateSeconds * 1000);
  await site.settle();
  expect(site.own).toHaveLength(1);
});
