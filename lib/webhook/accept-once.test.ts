/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const now = Date.now();
let folder = '';

/** Loads the module like another process: the copies share only the disk. */
async function process() {
  jest.resetModules();
  const { acceptOnce } = await import('./accept-once');
  return (signature: string, at = now) => acceptOnce(signature, at, folder);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'webhooks-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a signature can be used once, in any process', async () => {
  const [one, other] = [await process(), await process()];
  expect(await one('a')).toBe(true);
  expect(await one('a')).toBe(false);
  expect(await other('a')).toBe(false);
  expect(await other('b')).toBe(true);
});

test('a signature that was given back can be used again, in any process', async () => {
  const [other, one] = [await process(), await process()];
  expect(await one('a')).toBe(true);
  // Belongs to the process that was loaded last.
  const { giveBack } = await import('./accept-once');
  await giveBack('a', folder);
  expect([await one('a'), await other('a')]).toEqual([true, false]);
});

test('only one of many simultaneous uses succeeds', async () => {
  const processes = await Promise.all([process(), process(), process()]);
  const answers = await Promise.all(processes.flatMap((use) => [use('a'), use('a')]));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('old marks are deleted', async () => {
  const old = path.join(folder, 'old');
  await writeFile(old, '');
  await utimes(old, (now - 3_600_000) / 1000, (now - 3_600_000) / 1000);
  await (
    await process()
  )('a');
  expect(await readdir(folder)).toHaveLength(1);
});

test('without a writable disk, used signatures are kept in memory', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const use = await process();
  expect([await use('a'), await use('a')]).toEqual([true, false]);
  expect(warn).toHaveBeenCalledTimes(1);
  // Its call is not valid any more by then: none of them is kept for good.
  expect(await use('b', now + 21 * 60_000)).toBe(true);
  expect(await use('a', now + 21 * 60_000)).toBe(true);
  warn.mockRestore();
});
