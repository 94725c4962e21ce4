import { PREFIX, tagsOf } from './announcements';
import { sign } from './signature';
import { close, deliveries, isAllDelivered, listen, log, site, tagsReceived, until } from './support/told-site';

describe('Deliveries', () => {
  it('posts signed tags, and keeps nothing that was delivered', async () => {
    const all = deliveries();
    all.deliver(all.note(['page:a', 'page-keys']));
    expect(site.kept.size).toBe(1);
    await until(isAllDelivered);
    const [call] = site.received;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      tags: ['page:a', 'page-keys'],
      nonce: expect.any(String) as unknown,
    });
    const { nonce } = JSON.parse(call?.body ?? '') as { nonce: string };
    expect(call?.headers['x-request-id']).toBe(nonce);
    const timestamp = String(call?.headers['x-timestamp']);
    expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(5_000);
    expect(call?.headers['x-signature']).toBe(sign('secret', timestamp, call?.body ?? ''));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('delivers what another process has left, once', async () => {
    const all = deliveries();
    const left = { key: `${PREFIX}other`, announcement: { tags: ['page:a'], at: Date.now() } };
    site.kept.set(left.key, left.announcement);
    all.adopt(new Map([[left.key, left.announcement]]));
    all.adopt(new Map([[left.key, left.announcement]]));
    await until(isAllDelivered);
    expect(tagsReceived()).toEqual([['page:a']]);
  });

  it('retries while the site is down, and logs it once', async () => {
    await close();
    const all = deliveries();
    all.deliver(all.note(['page:a']));
    await until(() => log.warn.mock.calls.length > 0);
    all.deliver(all.note(['page:b']));
    await listen();
    await until(isAllDelivered);
    expect(new Set(tagsReceived().flat())).toEqual(new Set(['page:a', 'page:b']));
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('continues after a restart of the backend', async () => {
    await close();
    const stopped = deliveries([3_600_000]);
    stopped.deliver(stopped.note(['page:a']));
    await until(() => log.warn.mock.calls.length > 0);
    await listen();
    await deliveries().resume();
    await until(isAllDelivered);
    expect(tagsReceived()).toEqual([['page:a']]);
  });

  it('delivers stored announcements after a crash, and ignores invalid ones', async () => {
    deliveries().note(['page:a']);
    site.kept.set(`${PREFIX}broken`, { tags: 'x' }).set('page-authors:1', {});
    await deliveries().resume();
    await until(() => site.received.length > 0 && site.kept.size === 1);
    expect(tagsReceived()).toEqual([['page:a']]);
    expect([...site.kept.keys()]).toEqual(['page-authors:1']);
  });

  it('is not held up by an announcement that the site refuses', async () => {
    site.answer = (tags) => (tags.includes('page:broken') ? 503 : 200);
    const all = deliveries([20]);
    all.deliver(all.note(['page:broken']));
    all.deliver(all.note(['page:a']));
    await until(() => site.kept.size === 1);
    expect(tagsReceived()).toContainEqual(['page:a']);
    site.answer = () => 200;
    await until(isAllDelivered);
  });

  it('sends an announcement at once while the site does not answer others', async () => {
    site.answer = (tags) => (tags.includes('redirects') ? new Promise<number>(() => undefined) : 200);
    const all = deliveries();
    for (let count = 0; count < 6; count += 1) all.deliver(all.note(['redirects']));
    all.deliver(all.note(['page:a']));
    // Each of the others waits ten seconds for the site.
    await until(() => site.kept.size === 6);
  });

  it('sends the changes of an import together', async () => {
    const all = deliveries();
    for (let count = 0; count < 1_000; count += 1) all.deliver(all.note([`page:${count}`]));
    await until(isAllDelivered);
    expect(site.received.length).toBeLessThan(10);
  });

  it('repeats what the site refuses, and starts each round with another one', async () => {
    site.answer = () => 503;
    const all = deliveries();
    for (let count = 0; count < 20; count += 1) await all.note([`page:${count}`]).isKept;
    await all.resume();
    const asked = () =>
      new Set(
        tagsReceived()
          .filter(({ length }) => length === 1)
          .flat(),
      );
    await until(() => asked().size === 20);
    site.answer = () => 200;
    await until(isAllDelivered);
  });

  it('pauses when the site accepts nothing', async () => {
    site.answer = () => 503;
    const all = deliveries([3_600_000]);
    for (let count = 0; count < 20; count += 1) await all.note([`page:${count}`]).isKept;
    await all.resume();
    await until(() => log.warn.mock.calls.length > 0);
    expect(site.received).toHaveLength(1 + 5);
    expect(site.kept.size).toBe(20);
  });

  it('announces all content instead of very many tags', () => {
    const announcements = Array.from({ length: 600 }, (_, index) => ({ tags: [`page:${index}`], at: 0 }));
    expect(tagsOf(announcements)).toEqual(['content', 'redirects']);
    expect(tagsOf([...announcements.slice(0, 2), ...announcements.slice(0, 2)])).toEqual(['page:0', 'page:1']);
  });
});
