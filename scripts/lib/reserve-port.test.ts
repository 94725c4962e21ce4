import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
let temporary = '';

// One folder for each test: a port given in one would be taken in the next.
beforeEach(() => {
  temporary = mkdtempSync(path.join(os.tmpdir(), 'reserve-port-'));
});
afterEach(() => rmSync(temporary, { recursive: true }));

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
  // Several names, since somebody else on this machine may listen on the port of one: then any other port is given.
  const names = JSON.stringify(Array.from({ length: 10 }, (_, index) => `reserve-port.test ${String(index)}`));
  const ask = `await Promise.all(${names}.map(stablePort))`;
  const first = (await inAnotherProcess(ask)) as number[];
  const second = (await inAnotherProcess(ask)) as number[];
  const same = first.filter((port, index) => port === second[index]);
  expect(same.length).toBeGreaterThan(5);
  expect(await inAnotherProcess(`${JSON.stringify(first)}.some((port) => reservePort(port))`)).toBe(false);
});

test('a port is given again after a quarter of an hour', async () => {
  const before = new Date(Date.now() - 15 * 60_000 - 1000);
  await inAnotherProcess('reservePort(20002)');
  utimesSync(path.join(temporary, `ports-of-${os.userInfo().uid}`, '20002'), before, before);
  expect(await inAnotherProcess('reservePort(20002)')).toBe(true);
});
