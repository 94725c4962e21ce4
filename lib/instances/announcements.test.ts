/** @jest-environment node */
import { AnnouncementReader, everything, writeAnnouncement } from './announcements';
import { FakeRedis } from './support/fake-redis';

let redis: FakeRedis;
const tell = (from: string, tags: string[]) => writeAnnouncement(redis.asClient, 'stream', from, tags);
const readerOf = (id: string) => new AnnouncementReader(redis.asClient, 'stream', id);

beforeEach(() => (redis = new FakeRedis()));

test('every instance reads from its own position what the others announce, and not what it has announced itself', async () => {
  const [a, b] = [readerOf('a'), readerOf('b')];
  expect([await a.next(), await b.next()]).toEqual([[everything], [everything]]);
  await tell('a', ['page:x', 'page-keys']);
  await tell('a', ['page:x', 'redirects']);
  await tell('b', ['category:metro']);
  expect(await b.next()).toEqual([
    ['page:x', 'page-keys'],
    ['page:x', 'redirects'],
  ]);
  expect(await a.next()).toEqual([['category:metro']]);
  expect([await a.next(), await b.next()]).toEqual([[], []]);
});

test('an instance that starts has everything stale, and reads on from there', async () => {
  await tell('a', ['page:old']);
  const late = readerOf('b');
  expect(await late.next()).toEqual([everything]);
  expect(await late.next()).toEqual([]);
  await tell('a', ['page:new']);
  expect(await late.next()).toEqual([['page:new']]);
});

test('after a lost connection everything is stale, once', async () => {
  const reader = readerOf('b');
  await reader.next();
  await tell('a', ['page:x']);
  redis.problem = 'Connection is closed.';
  await expect(reader.next()).rejects.toThrow('Connection is closed.');
  await expect(reader.next()).rejects.toThrow('Connection is closed.');
  redis.problem = undefined;
  expect(await reader.next()).toEqual([everything]);
  expect(await reader.next()).toEqual([]);
});

test('an instance whose position was dropped from the stream has everything stale', async () => {
  const reader = readerOf('b');
  await tell('a', ['page:first']);
  await reader.next();
  for (const page of ['x', 'y', 'z']) await tell('a', [`page:${page}`]);
  redis.stream = redis.stream.slice(-1);
  expect(await reader.next()).toEqual([everything]);
  await tell('a', ['page:later']);
  expect(await reader.next()).toEqual([['page:later']]);
});

test('a Redis that comes back without data has everything stale', async () => {
  await tell('a', ['page:first']);
  const reader = readerOf('b');
  await reader.next();
  redis.flush();
  expect(await reader.next()).toEqual([everything]);
});

test('more tags than a webhook may have stand for everything, and so does what is not understood', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reader = readerOf('b');
  await reader.next();
  await tell(
    'a',
    Array.from({ length: 501 }, (_, index) => `page:${index}`),
  );
  expect(await reader.next()).toEqual([everything]);
  for (const half of [0, 300]) {
    await tell(
      'a',
      Array.from({ length: 300 }, (_, index) => `page:${half + index}`),
    );
  }
  expect(await reader.next()).toEqual([everything]);
  expect(warn).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time += 1) {
    await redis.xadd('stream', '*', 'from', 'a', 'pages', 'of a later version');
    expect(await reader.next()).toEqual([everything]);
  }
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^instances: not understood, .*"of a later version"/)]]);
  warn.mockRestore();
});

test('an announcement that Redis does not take in time fails', async () => {
  jest.useFakeTimers();
  redis.xadd = () => new Promise(() => undefined);
  const told = expect(tell('a', ['page:x'])).rejects.toThrow('not done in 2000 ms');
  // The deadline, and the turn of the event loop after it.
  await jest.advanceTimersByTimeAsync(2001);
  await told;
  jest.useRealTimers();
});
