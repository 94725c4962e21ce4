/** @jest-environment node */
import { runChecks, shared } from './run-checks';

test('a check that hangs or throws is named, within the time for all', async () => {
  const started = Date.now();
  const found = await runChecks(
    {
      disk: async () => 'ok',
      media: async () => Promise.reject(new Error('no such folder')),
      database: () => new Promise<string>(() => undefined),
      start: () => {
        throw new Error('not yet');
      },
    },
    50,
  );
  expect(found).toEqual({ disk: 'ok', media: 'failed', database: 'slow', start: 'failed' });
  expect(Date.now() - started).toBeLessThan(1000);
});

test('many who ask at once cost one check, and a later one checks again', async () => {
  let checks = 0;
  const check = shared(20, async () => (checks += 1));
  expect(await Promise.all([check(), check(), check()])).toEqual([1, 1, 1]);
  const isOver = Date.now() + 30;
  while (Date.now() < isOver) await new Promise((resolve) => setImmediate(resolve));
  expect(await check()).toBe(2);
});
