/** @jest-environment node */
import { HashTurns, TooManyWaiting } from './hash-turns';

/** Hashes that end when the test says so. */
function startHashes(limits: ConstructorParameters<typeof HashTurns>[0]) {
  const turns = new HashTurns(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const hash = (name: string, isKnown = false) =>
    turns.run(isKnown, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    await new Promise(setImmediate);
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { hash, started, end };
}

const limits = { parallel: 2, waitingStrangers: 2 };

test('no more than the limit run at once, and the others follow in the order of their arrival', async () => {
  const { hash, started, end } = startHashes(limits);
  const all = ['a', 'b', 'c', 'd'].map((name) => hash(name));
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('strangers are refused when too many of them wait, and accepted again afterwards', async () => {
  const { hash, started, end } = startHashes(limits);
  const all = ['a', 'b', 'c', 'd'].map((name) => hash(name));
  await expect(hash('e')).rejects.toThrow(TooManyWaiting);
  expect(started).not.toContain('e');
  await end('a');
  all.push(hash('f'));
  for (const name of ['b', 'c', 'd', 'f']) await end(name);
  expect(await Promise.all(all)).toHaveLength(5);
});

test('known users come before waiting strangers and are not refused', async () => {
  const { hash, started, end } = startHashes(limits);
  const all = ['a', 'b', 'c', 'd'].map((name) => hash(name));
  all.push(hash('known', true));
  await end('a');
  expect(started).toEqual(['a', 'b', 'known']);
  for (const name of ['b', 'known', 'c', 'd']) await end(name);
  await Promise.all(all);
});

test('a hash that fails gives its place up', async () => {
  const turns = new HashTurns({ parallel: 1, waitingStrangers: 1 });
  await expect(turns.run(false, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run(false, () => Promise.resolve('next'))).toBe('next');
});
