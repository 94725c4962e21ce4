/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type * as Store from './share-image-store';

const folder = mkdtempSync(path.join(os.tmpdir(), 'share-'));
jest.spyOn(process, 'cwd').mockReturnValue(folder);

const { Busy, storedShareImage } = jest.requireActual<typeof Store>('./share-image-store');
const files = () => readdirSync(path.join(folder, '.next/cache/share'));
const picture = (text: string) => () => Promise.resolve(Buffer.from(text));

afterAll(() => rmSync(folder, { recursive: true }));

test('a picture is drawn once for any number of requests', async () => {
  const draw = jest.fn(picture('a'));
  await Promise.all([storedShareImage('tr/a', '1', draw), storedShareImage('tr/a', '1', draw)]);
  expect((await storedShareImage('tr/a', '1', draw)).toString()).toBe('a');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a new revision replaces the older one of that page only', async () => {
  await storedShareImage('tr/b', '1', picture('b'));
  const before = files().length;
  expect((await storedShareImage('tr/a', '2', picture('a2'))).toString()).toBe('a2');
  expect(files()).toHaveLength(before);
});

test('a failure is not cached', async () => {
  await expect(storedShareImage('tr/c', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await storedShareImage('tr/c', '1', picture('c'))).toString()).toBe('c');
});

test('one is drawn at a time, and too many requests are refused', async () => {
  let running = 0;
  let most = 0;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const draw = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate;
    running -= 1;
    return Buffer.from('x');
  };
  const asked = Array.from({ length: 25 }, (_, index) => storedShareImage(`tr/x${index}`, '1', draw));
  const refused: unknown[] = [];
  await new Promise<void>((resolve) => {
    for (const answer of asked) answer.catch((why: unknown) => refused.push(why) === 5 && resolve());
  });
  open();
  const answers = await Promise.allSettled(asked);
  expect(most).toBe(1);
  for (const why of refused) expect(why).toBeInstanceOf(Busy);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(5);
});
