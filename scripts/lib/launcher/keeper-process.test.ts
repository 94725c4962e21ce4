/** @jest-environment node */
import { spawn } from 'node:child_process';

import { Keeper } from './keeper.mjs';

test('a real process that is killed is running again after a moment', async () => {
  const program = ['-e', 'setInterval(() => {}, 1000); console.log("up")'];
  const keeper = new Keeper({
    name: 'site',
    start: () =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, program);
        child.stdout.once('data', () => resolve(child));
      }),
    stop: (child) =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
    tell: () => undefined,
  });
  const first = await keeper.begin();
  first.kill('SIGKILL');
  while (keeper.status.pid === first.pid || keeper.status.state !== 'running') await new Promise(setImmediate);
  expect(keeper.child?.exitCode).toBeNull();
  await keeper.stop();
  expect(keeper.status.state).toBe('stopped');
});
