/** @jest-environment node */
import { passTime, stopClocks } from '../../test/clocks';
import { find, handler, html, keep, pageOf } from '../../test/page-cache';

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
