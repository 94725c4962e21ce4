/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const script = readFileSync(path.join(__dirname, '../../deploy/install.sh'), 'utf8');

/** A function of the script. It cannot be called otherwise without an installation as root. */
const functionOf = (name: string) => new RegExp(`^${name}\\(\\) \\{\\n[^]*?^\\}$`, 'm').exec(script)?.[0] ?? '';

let folder: string;
let server: Server | undefined;

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'install-host-'))));
afterEach(() => {
  server?.close();
  rmSync(folder, { recursive: true });
});

/** Whether the script finds a site that listens on an address. */
async function isFound(address: string, settings: string): Promise<boolean> {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/api/health/ready' ? 200 : 404, { connection: 'close' }).end();
  });
  await once(server.listen(0, address), 'listening');
  const file = path.join(folder, 'settings.env');
  writeFileSync(file, settings);
  const { port } = server.address() as AddressInfo;
  const code = [`destdir= settings=${file} port=${port}`, functionOf('setting'), functionOf('is_ready'), 'is_ready'];
  const [status] = (await once(spawn('sh', ['-c', code.join('\n')]), 'close')) as [number];
  return status === 0;
}

const hasIpv6 = Object.values(os.networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

const places: [address: string, settings: string][] = [
  ['127.0.0.2', 'HOST=127.0.0.2\n'],
  ['127.0.0.2', 'HOST="127.0.0.2"\nPORT=3000\n'],
  ['localhost', 'HOST=localhost\n'],
  ['127.0.0.1', ''],
  ['127.0.0.1', 'HOST=\n'],
  ['127.0.0.1', 'HOST=0.0.0.0\n'],
  ['127.0.0.1', 'HOST=::\n'],
];
if (hasIpv6) places.push(['::1', 'HOST=::1\n']);

test.each(places)('a site that listens on %s is found with the settings %j', async (address, settings) => {
  expect(await isFound(address, settings)).toBe(true);
});

test('a site that listens elsewhere is not taken for the one of the settings', async () => {
  expect(await isFound('127.0.0.1', 'HOST=127.0.0.2\n')).toBe(false);
});

/** What the script says of a service whose state is another one at every question. */
async function waitOver(...states: string[]): Promise<string> {
  const log = path.join(folder, 'asked');
  writeFileSync(path.join(folder, 'states'), states.map((state) => `${state}\n`).join(''));
  const code = [
    `set -eu; name=site; cd ${folder}`,
    'die() { echo "$*"; exit 1; }; say() { echo well; }; sleep() { :; }; setting() { :; }',
    // As long as there are states, it does not answer.
    'is_ready() { [ ! -s states ]; }',
    `systemctl() { state=$(head -n 1 states); sed -i 1d states; echo "$state" >>${log}`,
    'case $* in *--quiet*) ;; *) echo "$state" ;; esac; [ "$state" = active ]; }',
    functionOf('wait_until_well'),
    'wait_until_well',
  ];
  const child = spawn('sh', ['-c', code.join('\n')]);
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  await once(child, 'close');
  return text.trim();
}

test.each([['active'], ['activating'], ['reloading'], ['deactivating']])(
  'a service that is %s is waited for',
  async (state) => {
    expect(await waitOver(state, 'active')).toBe('well');
  },
);

test('a service that becomes active meanwhile is waited for', async () => {
  expect(await waitOver('activating', 'active', 'active')).toBe('well');
});

test.each([['failed'], ['inactive']])('a service that is %s is not', async (state) => {
  expect(await waitOver('activating', state)).toMatch(/^it does not run/);
});
