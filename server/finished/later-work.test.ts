/** @jest-environment node */
import { LaterWork } from './later-work';

/** Waits for whatever can go on without a test. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('one piece of work follows the other, each key once', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const later = new LaterWork((key) => {
    begun.push(key);
    return new Promise((resolve) => ends.push(resolve));
  });
  for (const key of ['a', 'b', 'b', 'c']) later.add(key);
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    expect(begun).toEqual(expected);
    ends.shift()?.();
    await settle();
  }
  later.add('a');
  expect(begun).toEqual(['a', 'b', 'c', 'a']);
});

test('work that fails is logged, and the next goes on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const done: string[] = [];
  const later = new LaterWork(async (key) => {
    if (key === 'a') throw new Error('defect');
    done.push(key);
  });
  for (const key of ['a', 'b']) later.add(key);
  await settle();
  expect([done, log.mock.calls.length]).toEqual([['b'], 1]);
  log.mockRestore();
});

test('any number of keys may come, and a bounded number waits', async () => {
  const done: string[] = [];
  const later = new LaterWork(async (key) => void done.push(key));
  for (let index = 0; index < 5000; index += 1) later.add(String(index));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toHaveLength(1001);
});
