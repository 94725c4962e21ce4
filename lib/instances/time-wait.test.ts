/** @jest-environment node */
import { stat } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { timeWait } from './time-wait';

test('waiting for others is measured', async () => {
  // Jest may have so much other work meanwhile that the process never waits: then it is tried again.
  for (let idleMs = 0; idleMs < 100;) {
    const [startedAt, before] = [performance.now(), performance.eventLoopUtilization()];
    const { value, waitedMs } = await timeWait(() => sleep(300, 'answer'));
    idleMs = performance.now() - startedAt - performance.eventLoopUtilization(before).active;
    expect(value).toBe('answer');
    expect(waitedMs).toBeGreaterThan(idleMs - 50);
  }
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
