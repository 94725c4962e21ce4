/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';

import { passTime, setClock, startClocks, stopClocks } from '../../test/clocks';
import type * as Mocks from '../../test/mock-as-node';
import { sha256 } from './content-security-policy.mjs';
import { failingPages, notePageFailure } from './failing-pages.mjs';
import { nextNow } from './next-clock.mjs';
import { pageCache } from './page-cache-events.mjs';
import PageCacheHandler from './page-cache-handler.mjs';
import { pageMade } from './page-made.mjs';

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

type Get = Parameters<PageCacheHandler['get']>;
type Set = Parameters<PageCacheHandler['set']>;
interface Entry {
  value: { html?: string; headers?: Record<string, string> };
  lastModified: number;
}

const policy = 'content-security-policy';
const html = '<p style="color:red">Baraj</p>';
const backend = 'http://127.0.0.1:3001';
const before = { ...process.env };

let folder: string;
/** Handlers of one process share their memory, so every test has keys of its own. */
let count = 0;
let key: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  process.env.SITE_URL = 'https://site.example';
  process.env.BACKEND_URL = backend;
  count += 1;
  key = `/page-${count}`;
});

afterEach(async () => {
  process.env = { ...before };
  delete pageMade.listener;
  startClocks();
  await rm(folder, { recursive: true, force: true });
});

/** A process of the site: with the pages on its disk, and a memory where it is the one that made them. */
function handler({ hasMemory = true, fs = nodeFs as object } = {}) {
  const context = {
    fs,
    flushToDisk: true,
    serverDistDir: path.join(folder, 'server'),
    revalidatedTags: [],
    _requestHeaders: {},
    ...(hasMemory && { maxMemoryCacheSize: 50 * 1024 * 1024 }),
  };
  return new PageCacheHandler(context as unknown as ConstructorParameters<typeof PageCacheHandler>[0]);
}

const pageOf = (status: number, headers: Record<string, string> = {}, text = html) => ({
  kind: 'APP_PAGE',
  html: text,
  rscData: Buffer.from('data'),
  headers,
  status,
});

async function keep(cache: PageCacheHandler, value: object, { at = key, revalidate = 300 } = {}) {
  await cache.set(at, value as Set[1], { cacheControl: { revalidate, expire: undefined } } as unknown as Set[2]);
}

const find = (cache: PageCacheHandler, at = key) =>
  cache.get(at, { kind: 'APP_PAGE', isFallback: false } as unknown as Get[1]) as Promise<Entry | null>;

const isOnDisk = (at = key) => existsSync(path.join(folder, 'server/app', `${at}.html`));

describe('a page', () => {
  test('has its tags where a network for content delivery purges by them', async () => {
    process.env.CDN_TAG_HEADER = 'Surrogate-Key';
    const cache = handler();
    await keep(cache, pageOf(200, { 'x-next-cache-tags': '_N_T_/layout,content,page:a' }));
    expect((await find(cache))?.value.headers).toMatchObject({ 'surrogate-key': 'content page:a' });
  });

  test('is kept on the disk with the policy of what it holds', async () => {
    const cache = handler();
    await keep(cache, pageOf(200, { 'x-other': 'stays' }));
    const found = await find(cache);
    expect(found?.value.headers?.[policy]).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
    expect(found?.value.headers?.[policy]).toContain('upgrade-insecure-requests');
    expect(found?.value.headers?.['x-other']).toBe('stays');
    expect(isOnDisk()).toBe(true);
  });

  test('of a site without https upgrades no requests', async () => {
    process.env.SITE_URL = 'http://site.example';
    const cache = handler();
    await keep(cache, pageOf(200));
    expect((await find(cache))?.value.headers?.[policy]).not.toContain('upgrade-insecure-requests');
  });

  test('keeps the policy that it has', async () => {
    const cache = handler();
    await keep(cache, pageOf(200, { [policy]: "default-src 'self'" }));
    expect((await find(cache))?.value.headers?.[policy]).toBe("default-src 'self'");
  });

  test('that a build has left on the disk without one gets it when it is read', async () => {
    const { default: next } = jest.requireActual<{ default: new (context: object) => PageCacheHandler }>(
      'next/dist/server/lib/incremental-cache/file-system-cache.js',
    );
    await keep(new next({ fs: nodeFs, flushToDisk: true, serverDistDir: path.join(folder, 'server') }), pageOf(200));
    expect((await find(handler()))?.value.headers?.[policy]).toContain("default-src 'none'");
  });

  test.each(['that is made', 'that a build has left on the disk'])(
    '%s has its payload in one script',
    async (origin) => {
      const payload = `${html}<script>self.__next_f.push([1,"a\\""])</script><script>self.__next_f.push([1,"b"])</script>`;
      const compact = `${html}<script>self.__next_f.push([1,'a"b'])</script>`;
      const { default: next } = jest.requireActual<{ default: new (context: object) => PageCacheHandler }>(
        'next/dist/server/lib/incremental-cache/file-system-cache.js',
      );
      const build = new next({ fs: nodeFs, flushToDisk: true, serverDistDir: path.join(folder, 'server') });
      const cache = handler();
      await keep(origin === 'that is made' ? cache : build, pageOf(200, {}, payload));
      // The server in front of Next compares what it sends with what it reads again, here without a memory.
      const read = await handler({ hasMemory: false }).read(key, { kind: 'APP_PAGE', isFallback: false } as never);
      expect(read?.holds(Buffer.from(compact))).toBe(true);
      const { html: sent, headers } = (await find(cache))?.value ?? {};
      expect(sent).toBe(compact);
      expect(headers?.[policy]).toContain(sha256(`self.__next_f.push([1,'a"b'])`));
    },
  );

  test('is not cut off by a full disk: what was there before stays, whole, and the memory has the new one', async () => {
    const log = [jest.spyOn(console, 'error').mockImplementation(), jest.spyOn(console, 'info').mockImplementation()];
    await keep(handler(), pageOf(200));
    const onDisk = () =>
      ['html', 'rsc'].map((ending) => readFileSync(path.join(folder, `server/app${key}.${ending}`), 'utf8'));
    let isFull = true;
    // As the system does it: the file is emptied, and takes a part.
    const writeFile = async (file: string, data: string) => {
      await nodeFs.writeFile(file, isFull && /html/.test(file) ? data.slice(0, 9) : data);
      if (isFull && /html/.test(file)) throw Object.assign(new Error('ENOSPC: no space'), { syscall: 'write' });
    };
    const full = handler({ fs: { ...nodeFs, writeFile } });
    const next = '<p>Yeni</p>'.repeat(10);
    await keep(full, { ...pageOf(200, {}, next), rscData: Buffer.from('new data') });
    await keep(full, pageOf(200, {}, next));
    expect((await find(full))?.value.html).toBe(next);
    expect(onDisk()).toEqual([html, 'data']);
    isFull = false;
    await keep(full, pageOf(200, {}, next));
    expect(onDisk()).toEqual([next, 'data']);
    expect(readdirSync(path.join(folder, 'server/app')).filter((name) => name.endsWith('.half'))).toEqual([]);
    expect(log.map(({ mock }) => mock.calls.flat())).toEqual([
      ['page cache: cannot be written (ENOSPC: no space); pages are kept in memory'],
      ['page cache: is written again; 2 entries were kept in memory only'],
    ]);
    for (const spy of log) spy.mockRestore();
  });

  test('that there is not is not found', async () => {
    expect(await find(handler())).toBeNull();
  });

  test('is handed to whoever prepares its pictures', async () => {
    const seen: string[] = [];
    pageMade.listener = (text) => void seen.push(text);
    const cache = handler();
    await keep(cache, pageOf(200));
    await keep(cache, { kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {}, status: 200, html: 'no page' });
    await keep(cache, {
      ...pageOf(200),
      html: undefined,
      kind: 'FETCH',
      data: { url: 'https://x.example/', body: '' },
    });
    expect(seen).toEqual([html]);
  });

  test('of another kind has no policy', async () => {
    const cache = handler();
    await keep(cache, { kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {}, status: 200, html });
    const found = (await cache.get(key, { kind: 'APP_ROUTE', isFallback: false } as unknown as Get[1])) as Entry;
    expect(found.value.headers).toEqual({});
  });

  test('is empty when it is taken out', async () => {
    const cache = handler();
    await keep(cache, pageOf(200));
    await cache.set(key, null, {} as Set[2]);
    expect((await find(cache))?.value ?? null).toBeNull();
  });
});

describe('a page that lacks a part of its content', () => {
  const incomplete = { 'x-next-cache-tags': 'content,page:a,incomplete' };

  test('does not replace the complete copy, which is due again as soon', async () => {
    stopClocks();
    const cache = handler();
    await keep(cache, pageOf(200, { 'x-next-cache-tags': 'content,page:a' }));
    passTime(300_000);
    await keep(cache, pageOf(200, incomplete, 'poorer'), { revalidate: 5 });
    expect(await find(cache)).toMatchObject({
      value: { html },
      lastModified: expect.closeTo(Date.now()),
      cacheControl: { revalidate: 5 },
    });
  });

  test('does not replace the complete copy of another process, on the disk', async () => {
    await keep(handler({ hasMemory: false }), pageOf(200));
    const cache = handler();
    await keep(cache, pageOf(200, incomplete, 'poorer'));
    expect(await find(cache)).toMatchObject({ value: { html } });
    expect(await find(handler({ hasMemory: false }))).toMatchObject({ value: { html } });
  });

  test('is kept where there is no copy, or only one as poor', async () => {
    const cache = handler();
    await keep(cache, pageOf(200, incomplete, 'poor'), { revalidate: 5 });
    expect(await find(cache)).toMatchObject({ value: { html: 'poor' }, cacheControl: { revalidate: 5 } });
    await keep(cache, pageOf(200, incomplete, 'poor too'));
    expect(await find(cache)).toMatchObject({ value: { html: 'poor too' } });
  });

  test('takes the place of a not-found page', async () => {
    const cache = handler();
    await keep(cache, pageOf(404));
    await keep(cache, pageOf(200, incomplete, 'there'));
    expect(await find(cache)).toMatchObject({ value: { html: 'there' } });
  });

  test('is replaced by a complete one, and by a not-found page', async () => {
    const cache = handler();
    await keep(cache, pageOf(200, incomplete, 'poor'));
    await keep(cache, pageOf(200));
    expect(await find(cache)).toMatchObject({ value: { html } });
    await keep(cache, pageOf(404, {}, 'gone'));
    expect(await find(cache)).toMatchObject({ value: { html: 'gone' } });
  });
});

describe('a not-found page', () => {
  test('is kept in memory alone, since anybody can ask for any number of them', async () => {
    const cache = handler();
    await keep(cache, pageOf(404));
    expect((await find(cache))?.value.html).toBe(html);
    expect((await find(cache))?.value.headers?.[policy]).toContain("default-src 'none'");
    expect(isOnDisk()).toBe(false);
  });

  test('replaces the file of a page that was there, or a restart would bring it back', async () => {
    const cache = handler();
    await keep(cache, pageOf(200));
    await keep(cache, pageOf(404, {}, 'gone'));
    expect(await find(handler({ hasMemory: false }))).toMatchObject({ value: { html: 'gone', status: 404 } });
  });

  test('does not come to the disk by being made again', async () => {
    const cache = handler();
    await keep(cache, pageOf(404));
    await keep(cache, pageOf(404));
    expect(isOnDisk()).toBe(false);
  });

  test('is served as new until it is due, and not at all then', async () => {
    stopClocks();
    const cache = handler();
    await keep(cache, pageOf(404), { revalidate: 300 });
    passTime(299_999);
    expect((await find(cache))?.lastModified).toBeCloseTo(Date.now());
    passTime(1);
    expect(await find(cache)).toBeNull();
  });

  test('that is never due by its age is served for good', async () => {
    stopClocks();
    const cache = handler();
    await cache.set(key, pageOf(404) as Set[1], { cacheControl: { revalidate: false } } as unknown as Set[2]);
    passTime(1e12);
    expect(await find(cache)).not.toBeNull();
  });

  test('is not served once what it was made of has changed', async () => {
    stopClocks();
    const cache = handler();
    await keep(cache, pageOf(404, { 'x-next-cache-tags': `pages-${count},menu-${count}` }));
    await keep(cache, pageOf(404, { 'x-next-cache-tags': `other-${count}` }), { at: `${key}-other` });
    expect(await find(cache)).not.toBeNull();
    passTime(1000);
    await cache.revalidateTag([`menu-${count}`], { expire: 3600 });
    expect(await find(cache)).toBeNull();
    expect(await find(cache, `${key}-other`)).not.toBeNull();
  });

  test('without tags is served until it is due', async () => {
    const cache = handler();
    await keep(cache, { ...pageOf(404), headers: undefined });
    expect(await find(cache)).not.toBeNull();
  });

  test('that stands for a page which a build did not get is made when first asked for', async () => {
    const cache = handler();
    await keep(cache, pageOf(404, { 'x-nextjs-prerender': '1' }));
    expect(await find(cache)).toBeNull();
    await keep(cache, pageOf(200, { 'x-nextjs-prerender': '1' }), { at: `${key}-there` });
    expect(await find(cache, `${key}-there`)).not.toBeNull();
  });

  test('is the one that Next itself has made, whatever the build says', async () => {
    const cache = handler();
    await keep(cache, pageOf(404, { 'x-nextjs-prerender': '1' }), { at: '/_not-found' });
    expect(await find(cache, '/_not-found')).not.toBeNull();
  });
});

describe('an answer of the backend', () => {
  const answer = (
    call: string,
    body: object,
    { status = 200 as number | undefined, from = `${backend}/api/` } = {},
  ) => ({
    kind: 'FETCH',
    data: { headers: {}, url: `${from}${call}`, status, body: Buffer.from(JSON.stringify(body)).toString('base64') },
    revalidate: 300,
  });
  const keepAnswer = (cache: PageCacheHandler, value: object) =>
    cache.set(key, value as Set[1], { fetchCache: true, tags: [] } as unknown as Set[2]);
  const isKept = async (cache: PageCacheHandler) =>
    (await cache.get(key, { kind: 'FETCH', tags: [], softTags: [] } as unknown as Get[1])) !== null;

  const usable = { success: true, data: [] };

  test.each([
    ['of data', answer('GetPageKeys', usable), true],
    ['of data, without a status', answer('GetPageKeys', usable, { status: undefined }), true],
    ['of a failure', answer('GetPageKeys', { success: false, code: 'server' }), false],
    ['of a status that is none', answer('GetPageKeys', usable, { status: 500 }), false],
    ['of data of another shape', answer('GetPageKeys', { success: true, data: {} }), false],
    ['of somebody else', answer('any', { success: false }, { from: 'https://other.example/api/' }), true],
    ['beside the calls', answer('any', { success: false }, { from: `${backend}/media/` }), true],
  ])('%s: is kept: %j', async (_, value, expected) => {
    const cache = handler();
    await keepAnswer(cache, value);
    expect(await isKept(cache)).toBe(expected);
  });

  test('that is useless leaves the last good one', async () => {
    const cache = handler();
    await keepAnswer(cache, answer('GetPageKeys', usable));
    await keepAnswer(cache, answer('GetPageKeys', { success: false }));
    expect(await isKept(cache)).toBe(true);
  });
});

describe('when the clock of the machine is set', () => {
  const tag = () => `clock-${count}`;
  const dayMs = 24 * 3600 * 1000;
  /** What Next makes of an entry: whether it makes the page anew. */
  async function isDue(cache: PageCacheHandler) {
    const { lastModified } = (await find(cache)) ?? { lastModified: 0 };
    return lastModified + 300_000 <= nextNow() || tags.areTagsStale([tag()], lastModified);
  }
  const make = (cache: PageCacheHandler) => keep(cache, pageOf(200, { 'x-next-cache-tags': tag() }));

  test.each([
    ['forward', 2 * dayMs],
    ['back', -2 * dayMs],
  ])('%s, pages go on being made anew when they are due, and only then', async (_way, jump) => {
    stopClocks();
    const cache = handler();
    await make(cache);
    setClock(jump);
    expect(await isDue(cache)).toBe(true);
    await make(cache);
    expect(await isDue(cache)).toBe(false);
    passTime(299_000);
    expect(await isDue(cache)).toBe(false);
    passTime(1000);
    expect(await isDue(cache)).toBe(true);
  });

  test.each([
    ['forward', 2 * dayMs],
    ['back', -2 * dayMs],
  ])('%s, a publication is seen once, before and after it', async (_way, jump) => {
    stopClocks();
    const cache = handler();
    await make(cache);
    passTime(2);
    await cache.revalidateTag([tag()], { expire: 3600 });
    setClock(jump);
    expect(await isDue(cache)).toBe(true);
    await make(cache);
    expect(await isDue(cache)).toBe(false);
    passTime(2);
    await cache.revalidateTag([tag()], { expire: 3600 });
    expect(await isDue(cache)).toBe(true);
    passTime(2);
    await make(cache);
    expect(await isDue(cache)).toBe(false);
  });

  test('back before a restart, a file of the future is due, and served meanwhile', async () => {
    stopClocks();
    await make(handler({ hasMemory: false }));
    setClock(-2 * dayMs);
    const cache = handler({ hasMemory: false });
    expect(await find(cache)).toMatchObject({ value: { html } });
    expect(await isDue(cache)).toBe(true);
  });

  test('far forward, a page is still served while its next copy is made', async () => {
    stopClocks();
    const cache = handler();
    await make(cache);
    setClock(30 * 365 * dayMs);
    const yearMs = 365 * dayMs;
    expect((await find(cache))?.lastModified).toBeGreaterThan(nextNow() - yearMs);
  });
});

describe('what the server in front of Next learns', () => {
  const lookup = { kind: 'APP_PAGE', isFallback: false } as unknown as Get[1];
  const read = (at = key) => pageCache.read?.(at, lookup);

  afterEach(() => {
    delete pageCache.onSet;
    delete pageCache.onRevalidate;
  });

  test('a page, with its status, tags, age and the bodies it consists of', async () => {
    const cache = handler();
    await keep(cache, {
      ...pageOf(200, { 'x-next-cache-tags': `content,page-${count}` }),
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    });
    const page = await read();
    expect(page).toMatchObject({ status: 200, tags: ['content', `page-${count}`], isStale: false });
    expect(page?.lastModified).toBeLessThanOrEqual(nextNow());
    expect([html, 'data', 'tree', 'other'].map((body) => page?.holds(Buffer.from(body)))).toEqual([
      ...[true, true, true],
      false,
    ]);
    await cache.revalidateTag([`page-${count}`], { expire: 3600 });
    expect((await read())?.isStale).toBe(true);
  });

  test('an answer of a route, which has a body alone', async () => {
    await keep(handler(), { kind: 'APP_ROUTE', status: 200, headers: {}, body: Buffer.from('feed') });
    const page = await read();
    expect(page).toMatchObject({ status: 200, tags: [] });
    expect([page?.holds(Buffer.from('feed')), page?.holds(Buffer.from(''))]).toEqual([true, false]);
  });

  test('nothing of an address that has no page, and of what stands for one that a build did not get', async () => {
    const cache = handler();
    expect(await read()).toBeUndefined();
    await keep(cache, pageOf(404, { 'x-nextjs-prerender': '1' }));
    expect(await read()).toBeUndefined();
    await keep(cache, { kind: 'REDIRECT', props: {} }, { at: `${key}-moved` });
    expect(await read(`${key}-moved`)).toBeUndefined();
  });

  test('that an entry changes, before it does and when it has', async () => {
    const cache = handler();
    const changed: string[] = [];
    pageCache.onSet = (name) => void changed.push(name);
    await keep(cache, pageOf(200));
    expect(changed).toEqual([key, key]);
    await cache.set(key, null, {} as Set[2]);
    expect(changed).toHaveLength(4);
  });

  test('which page a request looked up, and not which answers of the backend', async () => {
    const cache = handler();
    const note = {};
    await pageCache.lookups.run(note, () => cache.get('/fetched', { kind: 'FETCH' } as unknown as Get[1]));
    expect(note).toEqual({});
    await pageCache.lookups.run(note, () => find(cache));
    expect(note).toMatchObject({ key });
  });

  test('a page that Next keeps although it could not be made goes on failing', async () => {
    const cache = handler();
    notePageFailure(key, 'no connection');
    const isFailing = () => failingPages().some(({ path: page }) => page === key);
    await pageCache.lookups.run({ hasFailed: true }, () => keep(cache, pageOf(200)));
    expect(isFailing()).toBe(true);
    await keep(cache, pageOf(200));
    expect(isFailing()).toBe(false);
  });
});
