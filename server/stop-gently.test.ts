/** @jest-environment node */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';

import { build } from 'esbuild';

/** A server in a process of its own, which answers `/slow` after half a second, and prints what reaches it. */
const program = `
import { createServer } from 'node:http';
import { stopGently } from './stop-gently.mjs';
const server = createServer((request, response) => {
  console.info('request ' + request.url);
  if (request.url === '/slow') setTimeout(() => response.end('whole'), 500);
  else if (request.url === '/never') return;
  else response.end('ok');
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => setImmediate(() => console.info('signal ' + signal)));
const hangs = process.argv.includes('hangs');
const graceMs = process.argv.includes('patient') ? 60000 : 1500;
stopGently(server, () => (hangs ? new Promise(() => setInterval(() => {}, 1000)) : Promise.resolve(console.info('closed'))), graceMs);
if (process.argv.includes('starts')) setTimeout(() => {}, 60_000, console.info('starts'));
else server.listen(0, '127.0.0.1', () => console.info(server.address().port));
`;

let code = '';

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: path.join(process.cwd(), 'server'), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  code = outputFiles[0]?.text ?? '';
});

async function start(...args: string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', ...(args.includes('launched') ? (['ipc'] as const) : [])],
  });
  // The tests read what it writes.
  if (!child.stdout) throw new Error('the program has no output');
  const { stdout } = child;
  let output = '';
  const port = await new Promise<string>((resolve) => {
    stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) resolve(output.split('\n')[0] ?? '');
    });
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (exit) => resolve({ code: exit, output })),
  );
  const ask = (name: string, agent: Agent | false = false) =>
    new Promise<string>((resolve) => {
      get(`http://127.0.0.1:${port}${name}`, { agent }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve(body));
        response.on('error', () => resolve('broken off'));
      }).on('error', () => resolve('refused'));
    });
  const printed = async (line: string) => {
    while (!output.includes(line)) await new Promise((resolve) => stdout.once('data', resolve));
  };
  return { child, ended, ask, printed };
}

test('an answer that is under way is sent whole, new connections are refused, and the process ends well', async () => {
  const { child, ended, ask, printed } = await start();
  expect(await ask('/')).toBe('ok');
  const slow = ask('/slow');
  await printed('request /slow');
  child.kill('SIGTERM');
  await printed('signal SIGTERM');
  expect(await ask('/')).toBe('refused');
  expect(await slow).toBe('whole');
  const { code: exit, output } = await ended;
  expect([exit, output.includes('closed')]).toEqual([0, true]);
});

test('an answer that never comes does not keep the process', async () => {
  const { child, ended, ask, printed } = await start();
  const never = ask('/never');
  await printed('request /never');
  const at = Date.now();
  child.kill('SIGINT');
  expect((await ended).code).toBe(0);
  expect(await never).not.toBe('whole');
  expect(Date.now() - at).toBeGreaterThan(1000);
});

test('a second signal ends it at once', async () => {
  const { child, ended, ask, printed } = await start();
  void ask('/never');
  await printed('request /never');
  child.kill('SIGTERM');
  await printed('signal SIGTERM');
  child.kill('SIGTERM');
  expect((await ended).code).toBe(1);
});

// systemd sends SIGTERM to every process of the service, and the launcher sends it to the server again.
test('below a launcher, a signal that is sent twice at once is one', async () => {
  const { child, ended, ask, printed } = await start('launched');
  const slow = ask('/slow');
  await printed('request /slow');
  child.kill('SIGTERM');
  await printed('signal SIGTERM');
  child.kill('SIGTERM');
  expect(await slow).toBe('whole');
  expect((await ended).code).toBe(0);
});

test('below a launcher, a later signal ends it at once', async () => {
  const { child, ended, ask, printed } = await start('launched', 'hangs');
  void ask('/never');
  await printed('request /never');
  const at = Date.now();
  child.kill('SIGTERM');
  const again = setInterval(() => child.kill('SIGTERM'), 100);
  expect((await ended).code).toBe(1);
  clearInterval(again);
  expect(Date.now() - at).toBeGreaterThanOrEqual(1_000);
});

test('a request that comes on an open connection just after the signal is answered', async () => {
  const { child, ended, ask, printed } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask('/', agent)).toBe('ok');
  child.kill('SIGTERM');
  await printed('signal SIGTERM');
  expect(await ask('/', agent)).toBe('ok');
  expect((await ended).code).toBe(0);
  agent.destroy();
});

test('a connection that stays idle does not keep the process for long', async () => {
  const { child, ended, ask } = await start('patient');
  const agent = new Agent({ keepAlive: true });
  expect(await ask('/', agent)).toBe('ok');
  const at = Date.now();
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(Date.now() - at).toBeLessThan(30_000);
  agent.destroy();
});

test('one that cannot be closed does not keep the process', async () => {
  const { child, ended } = await start('hangs');
  const at = Date.now();
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(Date.now() - at).toBeGreaterThan(1_500);
});

test('a process that does not listen yet ends at once, and well', async () => {
  const { child, ended } = await start('starts', 'patient');
  const at = Date.now();
  child.kill('SIGTERM');
  const { code: exit, output } = await ended;
  expect([exit, output.includes('closed')]).toEqual([0, true]);
  expect(Date.now() - at).toBeLessThan(30_000);
});

// With a shorter deadline of its own, the backend broke answers off after two seconds.
test('nothing else ends the backend on a signal', () => {
  const sources = (readdirSync('backend/src', { recursive: true }) as string[]).filter((name) => /\.tsx?$/.test(name));
  const ending = sources.filter((name) => /SIG(TERM|INT)/.test(readFileSync(path.join('backend/src', name), 'utf8')));
  expect(ending.filter((name) => !name.includes('.test.'))).toEqual([]);
});
