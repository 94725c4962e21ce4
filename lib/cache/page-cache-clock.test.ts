/** @jest-environment node */
import { passTime, setClock, stopClocks } from '../../test/clocks';
import { count, find, handler, html, keep, pageOf, tags } from '../../test/page-cache';
import type PageCacheHandler from './page-cache-handler.mjs';
import { nextNow } from './next-clock.mjs';

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
