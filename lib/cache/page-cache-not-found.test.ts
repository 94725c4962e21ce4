/** @jest-environment node */
import { passTime, stopClocks } from '../../test/clocks';
import { count, find, handler, html, isOnDisk, keep, key, pageOf, policy, type Set } from '../../test/page-cache';
import { markStale } from './mark-stale.mjs';
import { pageCache } from './page-cache-events.mjs';

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

  test('whose making began before the change and ended after it is not served', async () => {
    const cache = handler();
    await pageCache.lookups.run({ startedAt: performance.now() - 5000 }, async () => {
      await cache.revalidateTag([`menu-${count}`], { expire: 3600 });
      await keep(cache, pageOf(404, { 'x-next-cache-tags': `menu-${count}` }));
      await keep(cache, pageOf(404, { 'x-next-cache-tags': `other-${count}` }), { at: `${key}-other` });
    });
    expect(await find(cache)).toBeNull();
    expect(await find(cache, `${key}-other`)).not.toBeNull();
    await pageCache.lookups.run({ startedAt: performance.now() }, () =>
      keep(cache, pageOf(404, { 'x-next-cache-tags': `menu-${count}` })),
    );
    expect(await find(cache)).not.toBeNull();
  });

  test('that is being written while the change comes is not served', async () => {
    stopClocks();
    const cache = handler();
    await pageCache.lookups.run({ startedAt: performance.now() - 100 }, async () => {
      const isKept = keep(cache, pageOf(404, { 'x-next-cache-tags': `menu-${count}` }));
      passTime(10);
      markStale([`menu-${count}`]);
      passTime(10);
      await isKept;
    });
    expect(await find(cache)).toBeNull();
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
