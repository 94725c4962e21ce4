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
