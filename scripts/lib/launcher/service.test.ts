/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { launcherVariables } from '../../../server/listen.mjs';
import { freePort, startNode, stop } from '../processes.mjs';
import { HeldSocket } from './held-socket.mjs';
import { Service } from './service.mjs';
import { writeVersion } from './testing/small-version';

let folder: string;
let port: number;
let service: Service;
const children: ChildProcess[] = [];
const versions = { one: '', two: '', broken: '', slow: '' };

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'service-'));
  for (const name of Object.keys(versions) as (keyof typeof versions)[]) {
    versions[name] = path.join(folder, name);
    await writeVersion(versions[name]);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  port = await freePort();
  service = new Service('site', new HeldSocket('PORT', port, '127.0.0.1'), ({ base, fd, isTrial }) => {
    const child = spawn(process.execPath, [path.join(base, 'server.mjs'), base, String(port)], {
      stdio: ['ignore', 'ignore', 'ignore', fd ?? 'ignore', 'ipc'],
      env: {
        ...process.env,
        ...(fd !== undefined && { [launcherVariables.socket]: '3' }),
        ...(isTrial && { [launcherVariables.trial]: '1' }),
      },
    });
    children.push(child);
    return child;
  });
});

afterEach(async () => {
  await service.stop();
  await Promise.all(children.splice(0).map((child) => stop(child)));
  jest.restoreAllMocks();
});

/** @returns the body, or the code of what fails */
function ask(name = '/', at = port, agent?: Agent): Promise<string> {
  return new Promise((resolve) => {
    get(`http://127.0.0.1:${at}${name}`, { agent: agent ?? new Agent() }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve(body));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'));
  });
}

/** Asks on several connections that stay open, until it is stopped. */
function askWithout(failure: string[]) {
  let isRunning = true;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers: string[] = [];
  const visitor = async () => {
    while (isRunning) {
      const answer = await ask('/', port, agent);
      if (answer in versions) answers.push(answer);
      else failure.push(answer);
    }
  };
  const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return async () => {
    isRunning = false;
    await visitors;
    agent.destroy();
    return answers;
  };
}

test('connections are refused before it serves and after it has stopped', async () => {
  expect(await ask()).toBe('ECONNREFUSED');
  await service.begin(versions.one);
  expect(await ask()).toBe('one');
  await service.stop();
  expect(await ask()).toBe('ECONNREFUSED');
});

test('while it stops, answers under way are sent, and connections are refused', async () => {
  await service.begin(versions.one);
  const agent = new Agent({ keepAlive: true });
  expect(await ask('/', port, agent)).toBe('one');
  const slow = ask('/slow', port, agent);
  const stopped = service.stop();
  let late = await ask();
  // The system resets a connection that it has taken and the process has not, at the moment the socket is closed.
  while (late === 'one' || late === 'ECONNRESET') late = await ask();
  expect([late, await slow]).toEqual(['ECONNREFUSED', 'one']);
  await stopped;
  agent.destroy();
});

test('connections wait while a killed process is started again', async () => {
  await service.begin(versions.one);
  const killed = service.keeper.child;
  killed?.kill('SIGKILL');
  await new Promise((resolve) => killed?.once('exit', resolve));
  expect(await ask()).toBe('one');
});

test('another version takes over without a failed request, and answers under way are sent whole', async () => {
  await service.begin(versions.one);
  const failures: string[] = [];
  const stopAsking = askWithout(failures);
  const slow = ask('/slow');
  const tried = await service.tryOut(versions.two);
  expect([await ask('/', tried.port), await ask()]).toEqual(['two', 'one']);
  await service.takeOver(tried);
  expect([await ask(), await slow]).toEqual(['two', 'one']);
  const answers = await stopAsking();
  expect(failures).toEqual([]);
  expect(new Set(answers)).toEqual(new Set(['one', 'two']));
  expect(await ask('/', tried.port)).toBe('ECONNREFUSED');
  service.keeper.child?.kill('SIGKILL');
  expect(await ask()).not.toBe('one');
});

test('another version replaces one that must not run beside it; connections wait meanwhile', async () => {
  await service.begin(versions.one);
  const failures: string[] = [];
  const stopAsking = askWithout(failures);
  await service.replace(versions.two);
  expect(await ask()).toBe('two');
  await stopAsking();
  expect(failures).toEqual([]);
});

test('a version that does not start leaves the present one as it is', async () => {
  await service.begin(versions.one);
  await expect(service.tryOut(versions.broken)).rejects.toThrow('ended with 1 before it answered');
  expect([await ask(), service.base]).toEqual(['one', versions.one]);
});

test('a process that is still starting is ended by a stop', async () => {
  const begun = service.begin(versions.slow);
  while (children.length === 0) await new Promise(setImmediate);
  await Promise.all([expect(begun).rejects.toThrow('before it answered'), service.stop()]);
  expect(children.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM']);
});

test('a version whose folder is gone leaves the present one as it is, and can be started again later', async () => {
  const gone = path.join(folder, 'gone');
  const spawned = new Service('site', service.socket, ({ base, fd, isTrial }) =>
    startNode(['server.mjs', base, String(port)], {
      ...{ cwd: base, fd, hasChannel: true },
      env: {
        ...(fd !== undefined && { [launcherVariables.socket]: '3' }),
        ...(isTrial && { [launcherVariables.trial]: '1' }),
      },
    }),
  );
  await spawned.begin(versions.one);
  await expect(spawned.tryOut(gone)).rejects.toThrow('ENOENT');
  expect(await ask()).toBe('one');
  await expect(spawned.replace(gone)).rejects.toThrow('ENOENT');
  await spawned.begin(versions.two);
  expect(await ask()).toBe('two');
  await spawned.stop();
});

test('a port that stays taken is named', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await service.begin(versions.one);
  const other = new HeldSocket('PORT', port, '127.0.0.1', 500);
  await expect(other.fd()).rejects.toThrow(`PORT: port ${port} is taken; free it or set PORT to another one`);
});

test('a port that is given back in time is taken', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await service.begin(versions.one);
  const other = new HeldSocket('PORT', port, '127.0.0.1');
  const taken = other.fd();
  await service.stop();
  await expect(taken).resolves.not.toBeNull();
  other.release();
});

test('a process ends when the one that started it is gone', async () => {
  await service.begin(versions.one);
  const left = service.keeper.child;
  const ended = new Promise((resolve) => left?.once('exit', () => resolve('ended')));
  service.keeper.adopt(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']));
  left?.disconnect();
  expect(await ended).toBe('ended');
});
