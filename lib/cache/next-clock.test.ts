/** @jest-environment node */
import { setClock, startClocks, stopClocks } from '../../test/clocks';

const daySeconds = 24 * 3600;
const yearMs = 365 * daySeconds * 1000;

/** The clock of a server that was started with `REVALIDATE_SECONDS`. */
async function clockWith(seconds: number) {
  process.env.REVALIDATE_SECONDS = String(seconds);
  jest.resetModules();
  return import('./next-clock.mjs');
}

beforeEach(() => stopClocks());

afterEach(() => {
  startClocks();
  delete process.env.REVALIDATE_SECONDS;
});

test.each([1, 31, 90, 364, 365])('a page that may be %d days old becomes stale when it is older', async (days) => {
  const { nextNow, toNextClock } = await clockWith(days * daySeconds);
  const madeAt = Date.now();
  const isStale = () => toNextClock(madeAt) + days * daySeconds * 1000 < nextNow();
  setClock(days * daySeconds * 1000 - 1);
  expect(isStale()).toBe(false);
  setClock(2000);
  expect(isStale()).toBe(true);
  setClock(30 * yearMs);
  expect(isStale()).toBe(true);
  // Set back: its age is unknown.
  setClock(-60 * yearMs);
  expect(isStale()).toBe(true);
});

test.each([1, 90, 364])('where pages may be %d days old, an ancient one is served while it is made', async (days) => {
  const { nextNow, toNextClock } = await clockWith(days * daySeconds);
  // After a year, Next makes visitors wait.
  expect(toNextClock(0)).toBeGreaterThan(nextNow() - yearMs);
});
