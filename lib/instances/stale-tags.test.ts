/** @jest-environment node */
import { StaleTags } from './stale-tags';

let taken: string[][];

beforeEach(() => (taken = []));

/** Takes over what `canTake` allows, and notes what it is asked for. */
const staleTags = (canTake: (tags: readonly string[]) => boolean | Promise<boolean>, pauseMs = 5) =>
  new StaleTags(
    async (tags) => {
      taken.push([...tags].sort());
      return canTake(tags);
    },
    [pauseMs],
  );

test('what cannot be taken over is tried again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers: (() => Promise<boolean>)[] = [async () => false, () => Promise.reject(new Error('the backend fails'))];
  const stale = staleTags(() => answers.shift()?.() ?? true);
  await stale.add([['page:a', 'page-keys']]);
  expect(taken).toEqual(Array<string[]>(3).fill(['page-keys', 'page:a']));
  await stale.add([['page:c']]);
  expect(taken.at(-1)).toEqual(['page:c']);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

const names = ['a', 'b', 'bad', 'c', 'd', 'e'].map((name) => [`page:${name}`]);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('a page that cannot be read holds up no announcement that came with it, before it or after it', async () => {
  let isBad = true;
  const stale = staleTags((tags) => !(isBad && tags.includes('page:bad')));
  void stale.add([['page:bad']]);
  const done = stale.add(names);
  void stale.add([['page:later']]);
  const alone = () => taken.flatMap((tags) => (tags.length === 1 && tags[0] !== 'page:bad' ? tags : []));
  await until(() => alone().length >= 6);
  expect(alone().sort()).toEqual(['page:a', 'page:b', 'page:c', 'page:d', 'page:e', 'page:later']);
  isBad = false;
  await done;
  const count = taken.length;
  await stale.add([['page:a']]);
  expect(taken).toHaveLength(count + 1);
});

test('a change does not wait for the next attempt of one that was refused', async () => {
  const stale = staleTags((tags) => !tags.includes('page:bad'), 60_000);
  void stale.add([['page:bad']]);
  void stale.add([['page:good']]);
  expect(taken).toEqual([['page:bad'], ['page:good']]);
});

test('many announcements are taken over together', async () => {
  await staleTags(() => true).add(names);
  expect(taken).toEqual([names.flat().sort()]);
});

test('while the backend is away, a few are tried at a time, each time others', async () => {
  // Once together, and two rounds.
  await staleTags(() => taken.length > 9).add(names);
  expect(taken[0]).toHaveLength(6);
  expect(new Set(taken.slice(1, 9).flat()).size).toBe(6);
  expect(taken).toHaveLength(9 + 6);
});
