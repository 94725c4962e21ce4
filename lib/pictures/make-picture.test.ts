/** @jest-environment node */
import { inTurn } from './make-picture.mjs';

test('pictures are made one at a time, and one that fails lets the next begin', async () => {
  let running = 0;
  let most = 0;
  const work = (isFailing: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (isFailing) throw new Error('broken');
    return most;
  };
  const results = await Promise.allSettled([false, true, false, false].map((isFailing) => inTurn(work(isFailing))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});
