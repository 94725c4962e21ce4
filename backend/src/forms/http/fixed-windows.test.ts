import { FixedWindows } from './fixed-windows';

describe('FixedWindows', () => {
  it('allows a key up to the limit, and again in the next window', () => {
    const windows = new FixedWindows(2, 10_000);
    expect([0, 1, 2, 4000].map((now) => windows.take('a', now))).toEqual([0, 0, 10, 6]);
    expect(windows.take('b', 5)).toBe(0);
    expect(windows.take('a', 10_000)).toBe(0);
  });

  it('drops the oldest key when there are too many', () => {
    const windows = new FixedWindows(1, 10_000, 2);
    for (const key of ['a', 'b', 'c']) windows.take(key, 0);
    expect(windows.take('c', 1)).toBeGreaterThan(0);
    expect(windows.take('a', 1)).toBe(0);
  });
});
