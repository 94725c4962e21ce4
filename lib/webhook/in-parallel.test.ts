/** @jest-environment node */
import { inParallel } from './in-parallel';

test('results come in order, and no more than a few tasks run at a time', async () => {
  let [running, most] = [0, 0];
  const results = await inParallel([5, 1, 4, 2, 3], 2, async (ms) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return ms * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
  await expect(inParallel([], 2, () => Promise.resolve(1))).resolves.toEqual([]);
});
