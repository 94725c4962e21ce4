/** @jest-environment node */
import { passTime, stopClocks } from '../../test/clocks';
import { count, find, type Get, handler, html, keep, key, pageOf, type Set } from '../../test/page-cache';
import { failingPages, notePageFailure } from './failing-pages.mjs';
import { markStale } from './mark-stale.mjs';
import { nextNow } from './next-clock.mjs';
import { pageCache } from './page-cache-events.mjs';

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

  test('that a page is old whose making began before a change and ended after it', async () => {
    const cache = handler();
    const page = pageOf(200, { 'x-next-cache-tags': `menu-${count}` });
    await pageCache.lookups.run({ startedAt: performance.now() - 5000 }, async () => {
      await cache.revalidateTag([`menu-${count}`], { expire: 3600 });
      await keep(cache, page);
    });
    expect((await read())?.isStale).toBe(true);
    await keep(cache, page);
    expect((await read())?.isStale).toBe(false);
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

  test.each([
    ['has changed', 5, 'page:changed'],
    ['is only old', 30, 'page:old'],
  ])('a page that could not be made anew and %s is due after %i seconds', async (_state, seconds, tag) => {
    stopClocks();
    const cache = handler();
    const page = () => pageOf(200, { 'x-next-cache-tags': tag });
    await keep(cache, page());
    passTime(1_000);
    markStale(['page:changed']);
    passTime(1_000);
    await pageCache.lookups.run({ hasFailed: true }, () => keep(cache, page(), { revalidate: 30 }));
    expect(await find(cache)).toMatchObject({ value: { html }, cacheControl: { revalidate: seconds } });
  });
});
