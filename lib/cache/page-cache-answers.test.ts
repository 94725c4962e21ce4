/** @jest-environment node */
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';

import { passTime, stopClocks } from '../../test/clocks';
import { backend, count, type Get, handler, key, type Set, tags } from '../../test/page-cache';
import { markStale } from './mark-stale.mjs';
import type PageCacheHandler from './page-cache-handler.mjs';
import { pageCache } from './page-cache-events.mjs';

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
    ['of an error status', answer('GetPageKeys', usable, { status: 500 }), false],
    ['of data of another shape', answer('GetPageKeys', { success: true, data: {} }), false],
    ['of somebody else', answer('any', { success: false }, { from: 'https://other.example/api/' }), true],
    ['beside the calls', answer('any', { success: false }, { from: `${backend}/media/` }), true],
  ])('%s: is kept: %j', async (_, value, expected) => {
    const cache = handler();
    await keepAnswer(cache, value);
    expect(await isKept(cache)).toBe(expected);
  });

  test('that a change has outrun counts from before the change, so that Next fetches it again', async () => {
    const cache = handler();
    const tag = `menu-${count}`;
    const startedAt = performance.now() - 5000;
    await pageCache.lookups.run({ startedAt }, async () => {
      await cache.revalidateTag([tag], { expire: 3600 });
      await cache.set(key, answer('GetPageKeys', usable) as Set[1], { fetchCache: true, tags: [tag] } as Set[2]);
    });
    const kept = await cache.get(key, { kind: 'FETCH', tags: [tag], softTags: [] } as unknown as Get[1]);
    expect(tags.areTagsStale([tag], kept?.lastModified ?? Infinity)).toBe(true);
  });

  test('that a newer one has overtaken is fetched again, since either may be kept', async () => {
    stopClocks();
    const tag = `menu-${count}`;
    let [beginWriting, endWriting] = [(): void => undefined, (): void => undefined];
    const isWriting = new Promise<void>((resolve) => (beginWriting = resolve));
    const isSlow = new Promise<void>((resolve) => (endWriting = resolve));
    let writes = 0;
    const writeFile = async (file: string, data: string) => {
      if (writes++ === 0) {
        beginWriting();
        await isSlow;
      }
      await nodeFs.writeFile(file, data);
    };
    const cache = handler({ fs: { ...nodeFs, writeFile } });
    const keepMade = (startedAt: number) =>
      pageCache.lookups.run({ startedAt }, () =>
        cache.set(key, answer('GetPageKeys', usable) as Set[1], { fetchCache: true, tags: [tag] } as Set[2]),
      );
    const older = keepMade(performance.now() - 100);
    // The older one holds the disk, not the newer: that one is waited for.
    await isWriting;
    passTime(10);
    markStale([tag]);
    passTime(10);
    await keepMade(performance.now() - 1);
    endWriting();
    await older;
    const kept = await cache.get(key, { kind: 'FETCH', tags: [tag], softTags: [] } as unknown as Get[1]);
    expect(tags.areTagsStale([tag], kept?.lastModified ?? Infinity)).toBe(true);
  });

  test('that is useless leaves the last good one', async () => {
    const cache = handler();
    await keepAnswer(cache, answer('GetPageKeys', usable));
    await keepAnswer(cache, answer('GetPageKeys', { success: false }));
    expect(await isKept(cache)).toBe(true);
  });
});
