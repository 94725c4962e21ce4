import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const temporary = mkdtempSync(path.join(os.tmpdir(), 'reserve-port-'));

afterAll(() => rmSync(temporary, { recursive: true }));

/** What another process is answered, with a folder of temporary files that is this test's own. */
async function inAnotherProcess(code: string): Promise<unknown> {
  const imports = `const { freePort, stablePort } = await import('./scripts/lib/processes.mjs');
    const { reservePort } = await import('./scripts/lib/reserve-port.mjs');`;
  const source = `${imports} console.log(JSON.stringify(${code}));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, TMPDIR: temporary },
  });
  return JSON.parse(stdout);
}

test('a port that nobody listens on yet is not given to a second process', async () => {
  expect(await inAnotherProcess('reservePort(20001)')).toBe(true);
  expect(await inAnotherProcess('reservePort(20001)')).toBe(false);
});

test('processes that ask at the same time for many ports are given different ones', async () => {
  const many = 'await Promise.all(Array.from({ length: 500 }, () => freePort()))';
  const given = (await Promise.all([1, 2, 3].map(() => inAnotherProcess(many)))).flat();
  expect(given).toHaveLength(1500);
  expect(new Set(given).size).toBe(1500);
});

test('the port of a name is the same one in the next process, and nobody else is given it', async () => {
  // A name that no stack in this folder has: while one listens, another port is given.
  const ask = "await stablePort('reserve-port.test')";
  const port = await inAnotherProcess(ask);
  expect(await inAnotherProcess(ask)).toBe(port);
  expect(await inAnotherProcess(`reservePort(${String(port)})`)).toBe(false);
});

test('a port is given again after a quarter of an hour', async () => {
  const before = new Date(Date.now() - 15 * 60_000 - 1000);
  await inAnotherProcess('reservePort(20002)');
  utimesSync(path.join(temporary, `ports-of-${os.userInfo().uid}`, '20002'), before, before);
  expect(await inAnotherProcess('reservePort(20002)')).toBe(true);
});
