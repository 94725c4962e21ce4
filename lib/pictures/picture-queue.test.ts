/** @jest-environment node */
import { PictureQueue } from './picture-queue';

interface Open {
  job: string;
  finish: () => void;
}

function queueOf(limits: { parallel: number; waiting: number; later: number }) {
  const open: Open[] = [];
  const done: string[] = [];
  const queue = new PictureQueue<string, string>(
    (job) => new Promise((resolve) => open.push({ job, finish: () => (done.push(job), resolve(job)) })),
    limits,
  );
  const finishNext = async () => {
    open.shift()?.finish();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, open, done, finishNext };
}

const jobs = (open: Open[]) => open.map(({ job }) => job);

test('as many jobs run as are allowed, equal ones once, and too many are refused', async () => {
  const { queue, open, finishNext } = queueOf({ parallel: 2, waiting: 2, later: 9 });
  const first = queue.enqueue('a', 'a');
  const again = queue.enqueue('a', 'a');
  const others = ['b', 'c', 'd'].map((key) => queue.enqueue(key, key));
  expect(others.every(Boolean)).toBe(true);
  expect(queue.enqueue('c', 'c')).toBeDefined();
  expect(queue.enqueue('e', 'e')).toBeUndefined();
  expect(jobs(open)).toEqual(['a', 'b']);
  await finishNext();
  await expect(Promise.all([first, again])).resolves.toEqual(['a', 'a']);
  expect(jobs(open)).toEqual(['b', 'c']);
  expect(queue.enqueue('e', 'e')).toBeDefined();
});

test('background jobs run one by one when nobody waits, and at once when somebody does', async () => {
  const { queue, open, done, finishNext } = queueOf({ parallel: 2, waiting: 9, later: 3 });
  const visitor = queue.enqueue('a', 'a');
  for (const key of ['b', 'c', 'd', 'too much']) queue.enqueueInBackground(key, key);
  expect(jobs(open)).toEqual(['a']);
  const wanted = queue.enqueue('d', 'd');
  expect(jobs(open)).toEqual(['a', 'd']);
  await finishNext();
  await finishNext();
  await Promise.all([visitor, wanted]);
  expect(jobs(open)).toEqual(['b']);
  await finishNext();
  await finishNext();
  await finishNext();
  expect(done).toEqual(['a', 'd', 'b', 'c']);
});

test('a failed job frees its place', async () => {
  const queue = new PictureQueue<string, string>((job) => Promise.reject(new Error(job)), {
    parallel: 1,
    waiting: 9,
    later: 9,
  });
  queue.enqueueInBackground('a', 'a');
  await expect(queue.enqueue('b', 'b')).rejects.toThrow('b');
  await expect(queue.enqueue('c', 'c')).rejects.toThrow('c');
});
