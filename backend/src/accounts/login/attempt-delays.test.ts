import { AttemptDelays } from './attempt-delays';

const now = Date.parse('2026-11-22T08:00:00Z');

it('allows five attempts at once, and doubles the wait for every further one', () => {
  const delays = new AttemptDelays();
  const take = (seconds: number) => delays.take('a', undefined, now + seconds * 1000);
  expect(Array.from({ length: 6 }, () => take(0))).toEqual([0, 0, 0, 0, 0, 2]);
  expect([take(2), take(2), take(6), take(6)]).toEqual([0, 4, 0, 8]);
});

it('limits the wait to a quarter of an hour', () => {
  const delays = new AttemptDelays();
  let at = now;
  for (let count = 0; count < 40; count += 1) {
    const wait = delays.take('a', undefined, at);
    expect(wait).toBeLessThanOrEqual(900);
    at += wait * 1000;
  }
});

it('counts each key separately, and resets it after a correct attempt or an hour', () => {
  const delays = new AttemptDelays();
  for (let count = 0; count < 6; count += 1) delays.take('a', undefined, now);
  expect(delays.take('b', undefined, now)).toBe(0);
  expect(delays.take('a', undefined, now + 3_601_000)).toBe(0);
  delays.forget('a');
  expect(delays.take('a', undefined, now)).toBe(0);
});

it('takes one attempt back, and leaves the others counted', () => {
  const delays = new AttemptDelays();
  for (let count = 0; count < 5; count += 1) delays.take('a', undefined, now);
  delays.takeBack('a');
  expect([delays.take('a', undefined, now), delays.take('a', undefined, now)]).toEqual([0, 2]);
  delays.takeBack('another');
});

it('whoever invents many names shortens no wait, neither of a name nor of another kind of key', () => {
  const delays = new AttemptDelays();
  const guess = (key: string) => Array.from({ length: 6 }, () => delays.take(key, undefined, now)).at(-1);
  for (const key of ['login:admin', 'code:1']) expect(guess(key)).toBe(2);
  for (let name = 0; name < 25_000; name += 1) delays.take(`login:${name}`, undefined, now);
  for (const key of ['login:admin', 'code:1']) expect(delays.take(key, undefined, now)).toBe(2);
});

it('keeps the latest of very many names that have to wait', () => {
  const delays = new AttemptDelays();
  const once = { free: 1, firstDelayMs: 2000 };
  for (let name = 0; name < 20_001; name += 1) delays.take(`login:${name}`, once, now);
  expect([delays.take('login:20000', once, now), delays.take('login:0', once, now)]).toEqual([2, 0]);
});
