/** @jest-environment node */
import { stat } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { timeWait } from './time-wait';

test('waiting for others is measured', async () => {
  const [startedAt, before] = [performance.now(), performance.eventLoopUtilization()];
  const { value, waitedMs } = await timeWait(() => sleep(300, 'answer'));
  // Jest has other work meanwhile on a busy machine.
  const { active } = performance.eventLoopUtilization(before);
  expect(value).toBe('answer');
  expect(waitedMs).toBeGreaterThan(performance.now() - startedAt - active - 50);
  expect(waitedMs).toBeGreaterThan(0);
});

test('time in which the process is busy itself does not count', async () => {
  const { waitedMs } = await timeWait(async () => {
    const answer = stat(__filename);
    const until = performance.now() + 300;
    while (performance.now() < until);
    await answer;
  });
  expect(waitedMs).toBeLessThan(200);
});

test('what the work throws is thrown', async () => {
  await expect(timeWait(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
