import { Room } from './room';

it('lets as many tasks run as it has places, and the others in the order of their arrival', async () => {
  const room = new Room(2);
  const events: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) =>
    room.run(async () => {
      events.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [task('a'), task('b'), task('c'), task('d')];
  await Promise.resolve();
  expect(events).toEqual(['a', 'b']);
  ends.shift()?.();
  await all[0];
  await Promise.resolve();
  expect(events).toEqual(['a', 'b', 'c']);
  for (let end = ends.shift(); end; end = ends.shift()) {
    end();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(events).toEqual(['a', 'b', 'c', 'd']);
});

it('gives the place of a failed task to the next', async () => {
  const room = new Room(1);
  await expect(room.run(() => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  await expect(room.run(() => Promise.resolve('done'))).resolves.toBe('done');
});
