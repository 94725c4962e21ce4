/** @jest-environment node */
import { stat } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { withDeadline } from './with-deadline';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Nothing that is held here keeps the deadline alive. */
const hangs = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** The names of the errors that calls end with, while the garbage collector runs. */
async function endings(calls: Promise<unknown>[]): Promise<string[]> {
  const collecting = setInterval(collectGarbage, 20);
  try {
    return await Promise.all(calls.map((call) => call.then(String, (error: Error) => error.name)));
  } finally {
    clearInterval(collecting);
  }
}

test('every deadline is kept, however often the garbage collector runs', async () => {
  const calls = Array.from({ length: 40 }, () => withDeadline(300, hangs, new AbortController().signal));
  expect(await endings(calls)).toEqual(Array<string>(40).fill('TimeoutError'));
});

test('work that does not listen to its signal holds nobody beyond the deadline', async () => {
  expect(await endings([withDeadline(50, () => new Promise(() => undefined))])).toEqual(['TimeoutError']);
});

test('a caller who stops waiting ends the work, at once and later', async () => {
  const caller = new AbortController();
  const call = withDeadline(10_000, hangs, caller.signal);
  caller.abort();
  expect(await endings([call, withDeadline(10_000, hangs, caller.signal)])).toEqual(['AbortError', 'AbortError']);
});

test('what the work gives or fails with is passed on', async () => {
  await expect(withDeadline(1000, () => Promise.resolve('done'))).resolves.toBe('done');
  await expect(withDeadline(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('what arrived in time is in time, though the process was busy until after the deadline', async () => {
  const isAborted: boolean[] = [];
  const call = withDeadline(50, async (signal) => {
    const { size } = await stat(__filename);
    isAborted.push(signal.aborted);
    setTimeout(() => isAborted.push(signal.aborted), 50);
    return size;
  });
  const until = performance.now() + 200;
  while (performance.now() < until);
  await expect(call).resolves.toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isAborted).toEqual([false, false]);
});
