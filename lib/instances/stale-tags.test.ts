/** @jest-environment node */
import { StaleTags } from './stale-tags';

test('tags that cannot be taken over are tried again, with what has come since', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const taken: string[][] = [];
  const answers: (() => Promise<boolean>)[] = [
    async () => false,
    () => Promise.reject(new Error('the backend fails')),
    async () => true,
  ];
  const stale = new StaleTags(async (tags) => {
    taken.push([...tags].sort());
    return answers.shift()?.() ?? true;
  }, 5);
  const done = stale.add(['page:a']);
  void stale.add(['page:b', 'page:a']);
  await done;
  expect(taken).toEqual([['page:a'], ['page:a', 'page:b'], ['page:a', 'page:b']]);
  await stale.add(['page:c']);
  expect(taken.at(-1)).toEqual(['page:c']);
});
