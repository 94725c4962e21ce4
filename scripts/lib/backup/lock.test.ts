/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { withLock } from './lock.mjs';

let root: string;
let lock: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  lock = path.join(root, '.lock');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const leave = (text: string, at: number) => {
  writeFileSync(lock, text);
  utimesSync(lock, at / 1000, at / 1000);
};
const run = () => withLock(lock, () => Promise.resolve('done'));
const minute = 60_000;
const boot = () => Date.now() - os.uptime() * 1000;

test('a disk that takes no byte leaves no lock', () => {
  const program = `import { withLock } from './lock.mjs'; await withLock(${JSON.stringify(lock)}, async () => {});`;
  // The file can be made, and a write to it fails.
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 0; exec "$0" --input-type=module --eval "$1"', process.execPath, program],
    { cwd: __dirname, encoding: 'utf8' },
  );
  expect([status, /EFBIG/.test(stderr)]).toEqual([1, true]);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a process that runs is respected, and so is one that was made just now', async () => {
  for (const text of [String(process.pid), '']) {
    leave(text, Date.now() - 2_000);
    await expect(run()).rejects.toMatchObject({
      message: 'another process is making a backup already',
      isStuck: false,
    });
  }
});

test('a lock that is held for hours is a reason to look', async () => {
  jest.spyOn(os, 'uptime').mockReturnValue(24 * 60 * 60);
  const at = Math.floor(Date.now() / 1000) * 1000 - 7 * 60 * minute;
  leave(String(process.pid), at);
  const message = `another process has been making a backup since ${new Date(at).toISOString()}: if there is none, delete ${lock}`;
  await expect(run()).rejects.toMatchObject({ message, isStuck: true });
  jest.restoreAllMocks();
});

test('an old lock without a process number is taken over', async () => {
  leave('', Date.now() - 2 * minute);
  expect(await run()).toBe('done');
});

test('a lock from before the start of the machine is taken over, whoever has its number now', async () => {
  leave(String(process.pid), boot() - minute);
  expect(await run()).toBe('done');
  leave('', boot() - minute);
  expect(await run()).toBe('done');
});
