/** @jest-environment node */
import { FinishedAnswer } from './finished-answer';
import { nextNow } from '../../lib/cache/next-clock.mjs';
import { FinishedStore } from './finished-store';

const kept = (bytes: number, status = 200, source = 'source', tags: string[] = [], expiresAt = Infinity) => ({
  answer: FinishedAnswer.of(status, {}, Buffer.alloc(bytes)),
  expiresAt,
  source,
  tags,
});

afterEach(() => jest.useRealTimers());

test('it keeps answers up to its bound, and drops those that were used longest ago', () => {
  const store = new FinishedStore(100_000);
  for (const key of ['/a', '/b', '/c']) store.set(key, kept(25_000));
  expect(store.get('/a')).toBeDefined();
  store.set('/d', kept(25_000));
  expect(['/a', '/b', '/c', '/d'].filter((key) => store.get(key))).toEqual(['/a', '/c', '/d']);
  expect(store.size.bytes).toBeLessThanOrEqual(100_000);
});

test('any number of addresses without a page displaces no page', () => {
  const store = new FinishedStore(1_000_000);
  for (let index = 0; index < 20; index += 1) store.set(`/page/${index}`, kept(20_000));
  for (let index = 0; index < 10_000; index += 1) store.set(`/none/${index}`, kept(10_000, 404));
  for (let index = 0; index < 20; index += 1) expect(store.get(`/page/${index}`)).toBeDefined();
  expect(store.size.bytes).toBeLessThanOrEqual(1_000_000);
});

test('an answer that is larger than the store is not kept, and displaces nothing', () => {
  const store = new FinishedStore(100_000);
  store.set('/a', kept(1000));
  store.set('/large', kept(200_000));
  expect(store.get('/large')).toBeUndefined();
  expect(store.get('/a')).toBeDefined();
});

test('an answer ends with its time', () => {
  jest.useFakeTimers();
  const store = new FinishedStore(100_000);
  store.set('/a', kept(10, 200, 'source', [], nextNow() + 1000));
  jest.advanceTimersByTime(999);
  expect(store.get('/a')).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(store.get('/a')).toBeUndefined();
  expect(store.size.entries).toBe(0);
});

test('a page that is gone replaces the page, and one that has come its absence', () => {
  const store = new FinishedStore(1_000_000);
  store.set('/a', kept(10));
  store.set('/a', kept(10, 404));
  expect(store.get('/a')?.answer.status).toBe(404);
  store.set('/a', kept(10));
  expect([store.get('/a')?.answer.status, store.size.entries]).toEqual([200, 1]);
});

test('answers are dropped by what they were made of', () => {
  const store = new FinishedStore(1_000_000);
  store.set('/a', kept(10, 200, 'a', ['menu']));
  store.set('/none', kept(10, 404, 'none', ['menu']));
  store.set('/b', kept(10, 200, 'b', ['page:b']));
  store.dropWhere(({ tags }) => tags.includes('menu'));
  expect(['/a', '/none', '/b'].filter((key) => store.peek(key))).toEqual(['/b']);
});

test('an answer that is valid no more is not handed out, and its copies are there for the next one', () => {
  jest.useFakeTimers();
  const store = new FinishedStore(1_000_000);
  const [dropped, old] = [kept(10, 200, 'a'), kept(10, 200, 'b', [], nextNow() + 1000)];
  store.set('/a', dropped);
  store.set('/b', old);
  store.dropWhere(({ source }) => source === 'a');
  jest.advanceTimersByTime(1000);
  expect(['/a', '/b'].map((key) => store.get(key) ?? store.peek(key))).toEqual([undefined, undefined]);
  expect(['/a', '/b'].map((key) => store.formerOf(key))).toEqual([dropped, old]);
  expect(store.size.entries).toBe(0);
});

test('what is displaced while it waits is not compressed', async () => {
  const store = new FinishedStore(300_000);
  const keep = (key: string) => {
    const entry = kept(50_000);
    const improve = jest.spyOn(entry.answer, 'improve');
    store.keep(key, entry);
    return improve;
  };
  const improved = Array.from({ length: 20 }, (_, index) => keep(`/${index}`));
  await new Promise((resolve) => setTimeout(resolve, 20));
  // The first one's turn came at once.
  expect(improved.filter(({ mock }) => mock.calls.length > 0)).toHaveLength(6);
});

test('all of many answers can be dropped at once', () => {
  const store = new FinishedStore(10_000_000);
  for (let index = 0; index < 500; index += 1) store.set(`/${index}`, kept(10, index % 2 === 0 ? 200 : 404));
  store.dropWhere(() => true);
  expect(store.size.entries).toBe(0);
});

test('a store without room keeps nothing', () => {
  const store = new FinishedStore(0);
  store.set('/a', kept(0));
  expect(store.get('/a')).toBeUndefined();
});
