import { PREFIX } from './announcements';
import { close, deliveries, isAllDelivered, listen, log, site, tagsReceived, until } from './support/told-site';

test('replaces what is older than a day by one announcement of everything, which it repeats without a limit', async () => {
  site.answer = () => 503;
  const longAgo = Date.now() - 25 * 60 * 60 * 1000;
  for (const page of ['a', 'b', 'c']) site.kept.set(PREFIX + page, { tags: [`page:${page}`], at: longAgo });
  await deliveries([3_600_000]).resume();
  await until(() => site.kept.size === 1);
  expect([...site.kept.values()]).toEqual([{ tags: ['content', 'redirects'], at: expect.any(Number) as unknown }]);
  expect(log.info).not.toHaveBeenCalled();
  const [key = ''] = site.kept.keys();
  // As after days, and after a restart of the backend.
  await close();
  site.kept.set(key, { tags: ['content', 'redirects'], at: longAgo });
  await deliveries().resume();
  await until(() => log.warn.mock.calls.some(([text]) => /cannot be reached/.test(String(text))));
  expect([...site.kept.keys()]).toEqual([key]);
  site.answer = () => 200;
  await listen();
  await until(isAllDelivered);
  expect(tagsReceived()).toContainEqual(['content', 'redirects']);
  await until(() => log.info.mock.calls.length > 0);
});

test('of old announcements that are of everything already, one stays', async () => {
  site.answer = () => 503;
  const longAgo = Date.now() - 25 * 60 * 60 * 1000;
  for (const name of ['a', 'b', 'c']) site.kept.set(PREFIX + name, { tags: ['content'], at: longAgo });
  await deliveries([1]).resume();
  await until(() => site.kept.size === 1);
  const { length } = site.received;
  await until(() => site.received.length > length + 2);
  expect([...site.kept.values()]).toEqual([{ tags: ['content'], at: longAgo }]);
  site.answer = () => 200;
  await until(isAllDelivered);
});

test('an old announcement stays while the one of everything cannot be stored', async () => {
  site.answer = () => 503;
  const old = { tags: ['page:a'], at: Date.now() - 25 * 60 * 60 * 1000 };
  site.kept.set(`${PREFIX}a`, old);
  site.isReadOnly = true;
  await deliveries([1]).resume();
  await until(() => log.error.mock.calls.length > 0);
  const { length } = site.received;
  await until(() => site.received.length > length + 2);
  expect([...site.kept.values()]).toEqual([old]);
  // It is not tried again for every announcement in every round.
  expect(log.error).toHaveBeenCalledTimes(1);
  site.answer = () => 200;
  await until(isAllDelivered);
});

test('keeps a recent announcement beside older ones', async () => {
  site.answer = () => 503;
  site.kept.set(`${PREFIX}old`, { tags: ['page:old'], at: Date.now() - 25 * 60 * 60 * 1000 });
  const all = deliveries();
  await all.note(['page:new']).isKept;
  await all.resume();
  await until(() => !site.kept.has(`${PREFIX}old`));
  expect([...site.kept.values()]).toContainEqual({ tags: ['page:new'], at: expect.any(Number) as unknown });
  expect(site.kept.size).toBe(2);
  site.answer = () => 200;
  await until(isAllDelivered);
});
